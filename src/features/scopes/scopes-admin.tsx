import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkTabs } from '@/components/link-tabs';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import { categoriesResource } from './categories-resource';
import { subclassificationsResource } from './subclassifications-resource';

const ITEMS = 'subclassifications';

/** /admin/ruang-lingkup: classifications, and with ?list=subclassifications what stands below them. */
export function Component() {
  const { t } = useTranslation('scopesAdmin');
  const [params] = useSearchParams();
  const isItems = params.get('list') === ITEMS;
  const lists = [
    { label: t('categories'), to: { search: '' }, isHere: !isItems },
    { label: t('items'), to: { search: `list=${ITEMS}` }, isHere: isItems },
  ];
  return (
    <ResourceScreen
      key={String(isItems)}
      resource={isItems ? subclassificationsResource : categoriesResource}
      lead={<LinkTabs label={t('lists')} items={lists} />}
    />
  );
}
