import { LinkTabs } from '@/ui/link-tabs';
import { importWithTexts } from '@/imports/define-import';
import { ImportScreen } from '@/imports/import-screen';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { categoriesImport } from './categories-import';
import {
  scopesImportMessages,
  categoriesImportMessages,
  subclassificationsImportMessages,
} from './import-messages';
import { subclassificationsImport } from './subclassifications-import';

const ITEMS = 'subclassifications';
const schema = { kind: oneOf([ITEMS, ''], '') };
const categories = importWithTexts(categoriesImport, categoriesImportMessages);
const subclassifications = importWithTexts(subclassificationsImport, subclassificationsImportMessages);

/**
 * Renders /admin/ruang-lingkup/impor: classifications, or subclassifications with ?kind=subclassifications.
 */
export function Component() {
  const { t } = useTexts(scopesImportMessages);
  const { values } = useUrlState(schema);
  const isItems = values.kind === ITEMS;
  const kinds = [
    { label: t('categories'), to: { search: '' }, isHere: !isItems },
    { label: t('items'), to: { search: `kind=${ITEMS}` }, isHere: isItems },
  ];
  return (
    <ImportScreen
      key={String(isItems)}
      definition={isItems ? subclassifications : categories}
      lead={<LinkTabs label={t('lists')} items={kinds} />}
    />
  );
}
