import { List, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '@/components/link-tabs';
import { useScreenAddress } from './screen-address';

interface ViewSwitchProps {
  listCount: number | undefined;
  trashCount: number | undefined;
}

/** Between the list and its trash. */
export function ViewSwitch({ listCount, trashCount }: ViewSwitchProps) {
  const { t } = useTranslation('resourceKit');
  const { isTrash, toList, toTrash } = useScreenAddress();
  const views = [
    { to: toList, isHere: !isTrash, icon: List, label: t('list'), count: listCount },
    { to: toTrash, isHere: isTrash, icon: Trash2, label: t('trash'), count: trashCount },
  ];
  return <LinkTabs label={t('views')} items={views} />;
}
