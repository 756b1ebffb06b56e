import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { ChipMenu } from '@/components/chip-menu';
import { FilterChips } from '@/components/filter-chips';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SearchInput } from '@/components/ui/search-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useChoices } from '@/resource-kit/choices';
import type { ShownResource } from '@/resource-kit/define-resource';
import { resourceKitMessages } from '@/resource-kit/messages';
import type { KitRow } from '@/resource-kit/row-values';
import { useScreenAddress } from '@/resource-kit/screen-address';
import { choiceField } from './row-groups';

interface ListFiltersProps {
  resource: ShownResource;
  rows: readonly KitRow[];
}

/** Search words, the choices of each column that can be filtered, and the rows that wait. The URL keeps them. */
export function ListFilters({ resource, rows }: ListFiltersProps) {
  const { t } = useTexts(resourceKitMessages);
  const { t: text, find } = useTexts(resource.messages);
  const choicesOf = useChoices(resource);
  const { search, setSearch, filter, setFilter, isWaiting, toWaiting } = useScreenAddress();
  const fields = resource.filterBy.flatMap((column) => choiceField(resource, column) ?? []);
  const words = (
    <SearchInput
      aria-label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      className={fields.length > 0 ? 'min-w-0 flex-1 basis-40 sm:max-w-sm' : 'w-full sm:max-w-sm'}
      words={search}
      onWords={setSearch}
    />
  );
  return (
    <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2">
      {fields.length === 0 ? (
        words
      ) : (
        <FilterChips search={words} count={fields.filter(({ column }) => filter(column).length > 0).length}>
          {fields.map((field) => {
            const label = text(`fields.${field.column}`);
            return (
              <ChipMenu
                key={field.column}
                label={label}
                any={t('every', { field: label })}
                options={choicesOf(field)}
                values={filter(field.column)}
                onValues={(values) => setFilter(field.column, values)}
              />
            );
          })}
        </FilterChips>
      )}
      {resource.isWaiting && (
        <Button asChild variant="secondary" className={clsx(isWaiting && 'border-primary bg-primary-soft')}>
          <Link to={toWaiting} aria-current={isWaiting || undefined}>
            {find('waiting.rows')} <Badge>{rows.filter(resource.isWaiting).length}</Badge>
          </Link>
        </Button>
      )}
    </div>
  );
}
