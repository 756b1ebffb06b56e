import { useQuery } from '@tanstack/react-query';
import { AddressSearch } from '@/ui/address-search';
import { ChipMenu } from '@/ui/chip-menu';
import { FilterChips } from '@/ui/filter-chips';
import { ChipSelect } from '@/ui/controls/chip-select';
import { filterValues } from '@/lib/filter-values';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { PagedList, ShownPagedList } from './define-paged-list';
import { useListAddress } from './list-address';
import { pagedMessages } from './messages';
import { useOrderLabel } from './use-order-label';
import { choicesQuery } from './paged-queries';
import { usePagedTexts } from './paged-texts';

/** Renders the sort order for phones, where columns have no headings. */
function SortSelect({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(pagedMessages);
  const text = usePagedTexts(list);
  const inWords = useOrderLabel();
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

/** Renders the search field and filters: a row of chips, on phones behind one button. */
export function PagedFilters({ list }: { list: ShownPagedList }) {
  const { t } = useTexts(resourceKitMessages, pagedMessages);
  const { t: text, find } = useTexts(list.messages);
  const { view, set } = useListAddress(list);
  const { data: found = [] } = useQuery(choicesQuery(list));

  // The list's own label for a value has priority.
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
            className="min-w-0 flex-1 basis-32 sm:max-w-72 pointer-fine:[&_input]:h-9 pointer-fine:[&_input]:min-h-9"
          />
        }
      >
        <SortSelect list={list} />
        {list.filters.map((filter) => {
          const label = text(`filters.${filter.name}`);
          const values = view.filters[filter.name] ?? [];
          const any = t('every', { field: label });
          const offered = choices(filter);
          const className = 'max-sm:w-[calc(50%-0.25rem)]';
          if (!filter.isSingle) {
            return (
              <ChipMenu
                key={filter.name}
                label={label}
                any={any}
                options={offered}
                values={values}
                onValues={(chosen) => set({ [filter.name]: filterValues(chosen) })}
                className={className}
              />
            );
          }
          return (
            <ChipSelect
              key={filter.name}
              label={t('narrowBy', { field: label })}
              className={className}
              value={values[0] ?? ''}
              isSet={values.length > 0}
              onValue={(value) => set({ [filter.name]: value })}
            >
              <option value="">{any}</option>
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
