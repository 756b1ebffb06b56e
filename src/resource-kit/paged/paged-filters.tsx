import { useQuery } from '@tanstack/react-query';
import { AddressSearch } from '@/components/address-search';
import { FilterChips } from '@/components/filter-chips';
import { ChipSelect } from '@/components/ui/chip-select';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/resource-kit/messages';
import type { PagedList, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { useOrderWords } from './order-words';
import { choicesQuery } from './paged-queries';
import { usePagedTexts } from './paged-texts';

/** The order of a list where its columns have no headings: on phones. */
function SortSelect({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(pagedMessages);
  const text = usePagedTexts(list);
  const inWords = useOrderWords();
  const { view, set } = useListAddress(list);
  if (view.isTrash) return null;
  const orders = list.columns.flatMap((column) => {
    if (!column.sort) return [];
    const label = text(`columns.${column.column}`);
    return [false, true].map((isDown) => ({
      value: `${isDown ? '-' : ''}${column.column}`,
      label: inWords(column, label, isDown),
    }));
  });
  return (
    <ChipSelect
      label={t('order')}
      className="w-full sm:hidden"
      value={view.sort}
      isSet={view.sort !== list.sort}
      onValue={(value) => set({ sort: value === list.sort ? '' : value })}
    >
      {orders.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </ChipSelect>
  );
}

/** Search words, and one choice for each filter: a line of chips, on phones behind one button. */
export function PagedFilters({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(resourceKitMessages, pagedMessages);
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
    <div className="flex grow flex-wrap items-center gap-2">
      <FilterChips
        count={Object.keys(view.filters).length}
        search={
          <AddressSearch
            query={view.query}
            onQuery={(words) => set({ q: words })}
            clearLabel={t('clearSearch')}
            aria-label={t('searchLabel')}
            placeholder={text('search')}
            maxLength={100}
            className="min-w-0 flex-1 basis-40 sm:max-w-72 pointer-fine:[&_input]:h-9 pointer-fine:[&_input]:min-h-9"
          />
        }
      >
        <SortSelect list={list} />
        {list.filters.map((filter) => {
          const label = text(`filters.${filter.name}`);
          const chosen = view.filters[filter.name] ?? '';
          const offered = choices(filter);
          return (
            <ChipSelect
              key={filter.name}
              label={t('narrowBy', { field: label })}
              className="max-sm:w-[calc(50%-0.25rem)]"
              value={chosen}
              isSet={chosen !== ''}
              onValue={(value) => set({ [filter.name]: value })}
            >
              <option value="">{t('every', { field: label })}</option>
              {/* The value from the URL, until the choices have come. */}
              {chosen && !offered.some(({ value }) => value === chosen) && <option>{chosen}</option>}
              {offered.map(({ value, label: name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </ChipSelect>
          );
        })}
      </FilterChips>
    </div>
  );
}
