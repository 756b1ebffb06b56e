import { List, Trash2 } from 'lucide-react';
import { LinkTabs } from '@/components/link-tabs';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useScreenAddress } from '@/resource-kit/screen-address';

interface ViewSwitchProps {
  listCount: number | undefined;
  trashCount: number | undefined;
}

/** Between the list and its trash. */
export function ViewSwitch({ listCount, trashCount }: ViewSwitchProps) {
  const { t } = useTexts(resourceKitMessages);
  const { isTrash, toList, toTrash } = useScreenAddress();
  const views = [
    { to: toList, isHere: !isTrash, icon: List, label: t('list'), count: listCount },
    { to: toTrash, isHere: isTrash, icon: Trash2, label: t('trash'), count: trashCount },
  ];
  return <LinkTabs label={t('views')} items={views} />;
}
