import { LinkTabs } from '@/ui/link-tabs';
import { importWithTexts } from '@/imports/define-import';
import { ImportScreen } from '@/imports/import-screen';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { ComparisonScreen } from './national/comparison-admin';
import { companiesImport } from './companies-import';
import {
  clientsImportMessages,
  certificatesImportMessages,
  companiesImportMessages,
} from './import-messages';

const CERTIFICATES = 'certificates';
const COMPARISON = 'comparison';
const schema = { kind: oneOf([CERTIFICATES, COMPARISON, ''], '') };
const certificates = importWithTexts(certificatesImport, certificatesImportMessages);
const companies = importWithTexts(companiesImport, companiesImportMessages);

/** Renders /admin/klien/impor: companies, or their certificates with ?kind=certificates. */
export function Component() {
  const { t } = useTexts(clientsImportMessages);
  const { values } = useUrlState(schema);
  const isCertificates = values.kind === CERTIFICATES;
  const kinds = [
    { label: t('companies'), to: { search: '' }, isHere: values.kind === '' },
    { label: t('certificates'), to: { search: `kind=${CERTIFICATES}` }, isHere: isCertificates },
    { label: t('comparison'), to: { search: `kind=${COMPARISON}` }, isHere: values.kind === COMPARISON },
  ];
  const lead = <LinkTabs label={t('lists')} items={kinds} />;
  if (values.kind === COMPARISON) return <ComparisonScreen lead={lead} />;
  return (
    <ImportScreen
      key={String(isCertificates)}
      definition={isCertificates ? certificates : companies}
      lead={lead}
      {...(!isCertificates && {
        onward: {
          definition: certificates,
          label: t('goOn'),
          to: { search: `kind=${CERTIFICATES}` },
        },
      })}
    />
  );
}
