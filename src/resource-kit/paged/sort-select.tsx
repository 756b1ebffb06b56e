import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { usePagedTexts } from './paged-texts';

/** The order of a list where its columns have no headings: on phones. */
export function SortSelect({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(pagedMessages);
  const text = usePagedTexts(list);
  const { view, set } = useListAddress(list);
  if (view.isTrash) return null;
  const orders = list.columns.flatMap(({ column, sort }) => {
    if (!sort) return [];
    const name = { column: text(`columns.${column}`) };
    return [
      { value: column, label: t('sortUp', name) },
      { value: `-${column}`, label: t('sortDown', name) },
    ];
  });
  return (
    <Select
      aria-label={t('order')}
      className="w-full sm:hidden"
      value={view.sort}
      onChange={({ target }) => set({ sort: target.value === list.sort ? '' : target.value })}
    >
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
