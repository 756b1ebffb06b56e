import { FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkTabs } from '@/ui/link-tabs';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import { useCan } from '@/session/profile';
import { categoriesResource } from './categories-resource';
import { subclassificationsResource } from './subclassifications-resource';
import { scopesAdminMessages, scopeCategoriesAdminMessages, scopeItemsAdminMessages } from './admin-messages';

const ITEMS = 'subclassifications';
const schema = { list: oneOf([ITEMS, ''], '') };
const categories = resourceWithTexts(categoriesResource, scopeCategoriesAdminMessages);
const subclassifications = resourceWithTexts(subclassificationsResource, scopeItemsAdminMessages);

/** Renders /admin/ruang-lingkup: classifications, or subclassifications with ?list=subclassifications. */
export function Component() {
  const { t } = useTexts(scopesAdminMessages);
  const { values } = useUrlState(schema);
  const canImport = useCan(['admin', 'editor']);
  const isItems = values.list === ITEMS;
  const lists = [
    { label: t('categories'), to: { search: '' }, isHere: !isItems },
    { label: t('items'), to: { search: `list=${ITEMS}` }, isHere: isItems },
  ];
  return (
    <ResourceScreen
      key={String(isItems)}
      resource={isItems ? subclassifications : categories}
      siblings={<LinkTabs label={t('lists')} items={lists} />}
      actions={
        canImport && (
          <Button asChild variant="secondary">
            <Link to={{ pathname: paths.admin.scopesImport, search: isItems ? `kind=${ITEMS}` : '' }}>
              <FileUp aria-hidden />
              {t('import')}
            </Link>
          </Button>
        )
      }
    />
  );
}
