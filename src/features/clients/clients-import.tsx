import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '@/components/link-tabs';
import { ImportScreen } from '@/import-kit/import-screen';
import { importKitMessages } from '@/import-kit/messages';
import { addMessages } from '@/lib/i18n/i18n';
import { certificatesImport } from './certificates-import';
import { companiesImport } from './companies-import';
import {
  certificatesImportMessages,
  clientsImportMessages,
  companiesImportMessages,
} from './import-messages';

addMessages({
  importKit: importKitMessages,
  clientsImport: clientsImportMessages,
  companiesImport: companiesImportMessages,
  certificatesImport: certificatesImportMessages,
});

const CERTIFICATES = 'certificates';

/** /admin/klien/impor: companies, and with ?kind=certificates their certificates. */
export function Component() {
  const { t } = useTranslation('clientsImport');
  const [params] = useSearchParams();
  const isCertificates = params.get('kind') === CERTIFICATES;
  const kinds = [
    { label: t('companies'), to: { search: '' }, isHere: !isCertificates },
    { label: t('certificates'), to: { search: `kind=${CERTIFICATES}` }, isHere: isCertificates },
  ];
  return (
    <ImportScreen
      key={String(isCertificates)}
      definition={isCertificates ? certificatesImport : companiesImport}
      lead={<LinkTabs label={t('lists')} items={kinds} />}
    />
  );
}
