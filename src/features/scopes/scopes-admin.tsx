import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LinkTabs } from '@/components/link-tabs';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { useCan } from '@/session/profile';
import { categoriesResource } from './categories-resource';
import { subclassificationsResource } from './subclassifications-resource';
import { addMessages } from '@/lib/i18n/i18n';
import { scopeCategoriesAdminMessages, scopeItemsAdminMessages, scopesAdminMessages } from './admin-messages';
import { resourceKitTexts } from '@/resource-kit/texts';

addMessages({
  ...resourceKitTexts,
  scopesAdmin: scopesAdminMessages,
  scopeCategoriesAdmin: scopeCategoriesAdminMessages,
  scopeItemsAdmin: scopeItemsAdminMessages,
});

const ITEMS = 'subclassifications';

/** /admin/ruang-lingkup: classifications, and with ?list=subclassifications what stands below them. */
export function Component() {
  const { t } = useTranslation('scopesAdmin');
  const [params] = useSearchParams();
  const canImport = useCan(['admin', 'editor']);
  const isItems = params.get('list') === ITEMS;
  const lists = [
    { label: t('categories'), to: { search: '' }, isHere: !isItems },
    { label: t('items'), to: { search: `list=${ITEMS}` }, isHere: isItems },
  ];
  return (
    <ResourceScreen
      key={String(isItems)}
      resource={isItems ? subclassificationsResource : categoriesResource}
      lead={
        <div className="flex flex-wrap items-end justify-between gap-3">
          <LinkTabs label={t('lists')} items={lists} />
          {canImport && (
            <Button asChild variant="secondary" size="sm">
              <Link to={{ pathname: paths.admin.scopesImport, search: isItems ? `kind=${ITEMS}` : '' }}>
                <FileUp aria-hidden />
                {t('import')}
              </Link>
            </Button>
          )}
        </div>
      }
    />
  );
}
