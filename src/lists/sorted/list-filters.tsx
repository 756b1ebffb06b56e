import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { ChipMenu } from '@/ui/chip-menu';
import { FilterChips } from '@/ui/filter-chips';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { SearchInput } from '@/ui/controls/search-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { useChoices } from '@/forms/resource/use-field-options';
import type { ShownResource } from '@/forms/resource/define-resource';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { KitRow } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { choiceField } from '@/forms/resource/row-groups';

interface ListFiltersProps {
  resource: ShownResource;
  rows: readonly KitRow[];
}

/** Renders the search field, column filters and the filter for incomplete rows. The state is in the URL. */
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
