import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '@/components/link-tabs';
import { ImportScreen } from '@/import-kit/import-screen';
import { importKitMessages } from '@/import-kit/messages';
import { addMessages } from '@/lib/i18n/i18n';
import { categoriesImport } from './categories-import';
import {
  categoriesImportMessages,
  scopesImportMessages,
  subclassificationsImportMessages,
} from './import-messages';
import { subclassificationsImport } from './subclassifications-import';

addMessages({
  importKit: importKitMessages,
  scopesImport: scopesImportMessages,
  categoriesImport: categoriesImportMessages,
  subclassificationsImport: subclassificationsImportMessages,
});

const ITEMS = 'subclassifications';

/** /admin/ruang-lingkup/impor: classifications, and with ?kind=subclassifications what stands below them. */
export function Component() {
  const { t } = useTranslation('scopesImport');
  const [params] = useSearchParams();
  const isItems = params.get('kind') === ITEMS;
  const kinds = [
    { label: t('categories'), to: { search: '' }, isHere: !isItems },
    { label: t('items'), to: { search: `kind=${ITEMS}` }, isHere: isItems },
  ];
  return (
    <ImportScreen
      key={String(isItems)}
      definition={isItems ? subclassificationsImport : categoriesImport}
      lead={<LinkTabs label={t('lists')} items={kinds} />}
    />
  );
}
