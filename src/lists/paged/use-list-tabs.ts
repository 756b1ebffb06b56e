import { useQuery } from '@tanstack/react-query';
import { List, Trash2 } from 'lucide-react';
import type { LinkTab } from '@/ui/link-tabs';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { trashCountQuery } from './paged-queries';

interface Around {
  /** Tabs of this and related lists. */
  neighbours: readonly LinkTab[] | undefined;
  /** True if the user may see the trash. */
  hasTrash: boolean;
  /** True once the rows have loaded; the trash is counted afterwards. */
  hasRows: boolean;
}

/** Returns the tabs above a list: the related lists and the trash. */
export function useListTabs(list: ShownPagedList, { neighbours, hasTrash, hasRows }: Around): LinkTab[] {
  const { t } = useTexts(resourceKitMessages);
  const { view, to } = useListAddress(list);
  const { data: count } = useQuery({ ...trashCountQuery(list), enabled: hasTrash && hasRows });
  const toList = to({ view: '', sort: '' });
  const listTabs = neighbours ?? [{ label: t('list'), to: toList, icon: List, isHere: true }];
  const trash = {
    label: t('trash'),
    to: to({ view: 'trash', sort: '' }),
    icon: Trash2,
    isHere: view.isTrash,
    count,
  };
  return [
    // In the trash, the tab links back to the filtered list.
    ...listTabs.map((tab) => (tab.isHere ? { ...tab, to: toList, isHere: !view.isTrash } : tab)),
    ...(hasTrash ? [trash] : []),
  ];
}
