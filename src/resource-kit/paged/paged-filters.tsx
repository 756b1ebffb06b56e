import { useQuery } from '@tanstack/react-query';
import { AddressSearch } from '@/components/address-search';
import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import type { PagedList, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { choicesQuery } from './paged-queries';
import { usePagedTexts } from './paged-texts';

/** The order of a list where its columns have no headings: on phones. */
function SortSelect({ list }: { list: ShownPagedList }) {
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

/** Search words, and one choice for each filter. */
export function PagedFilters({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(resourceKitMessages);
  const { t: text, find } = useTexts(list.messages);
  const { view, set } = useListAddress(list);
  const { data: found = [] } = useQuery(choicesQuery(list));

  // A value that the list has a word for is called by it.
  const nameOf = (name: string, { value, label }: { value: string; label: string }) =>
    find(`options.${name}.${value}`) ?? label;
  const choices = ({ name, options }: PagedList['filters'][number]) =>
    options?.map((value) => ({ value, label: text(`options.${name}.${value}`) })) ??
    found
      .filter(({ field }) => field === name)
      .map((each) => ({ value: each.value, label: nameOf(name, each) }));

  return (
    <div className="flex grow flex-wrap gap-3">
      <AddressSearch
        query={view.query}
        onQuery={(words) => set({ q: words })}
        clearLabel={t('clearSearch')}
        aria-label={t('searchLabel')}
        placeholder={text('search')}
        maxLength={100}
        className="w-full sm:max-w-72"
      />
      <SortSelect list={list} />
      {list.filters.map((filter) => {
        const label = text(`filters.${filter.name}`);
        const chosen = view.filters[filter.name] ?? '';
        const offered = choices(filter);
        return (
          <Select
            key={filter.name}
            aria-label={t('narrowBy', { field: label })}
            className="w-[calc(50%-0.375rem)] sm:w-44"
            value={chosen}
            onChange={(event) => set({ [filter.name]: event.target.value })}
          >
            <option value="">{t('every', { field: label })}</option>
            {/* The value from the URL, until the choices have come. */}
            {chosen && !offered.some(({ value }) => value === chosen) && <option>{chosen}</option>}
            {offered.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        );
      })}
    </div>
  );
}
