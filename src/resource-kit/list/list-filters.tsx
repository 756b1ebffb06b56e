import { SearchInput } from '@/components/ui/search-input';
import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { useChoices } from '@/resource-kit/choices';
import type { ShownResource } from '@/resource-kit/define-resource';
import { resourceKitMessages } from '@/resource-kit/messages';
import { useResourceTexts } from '@/resource-kit/resource-texts';
import { useScreenAddress } from '@/resource-kit/screen-address';
import { choiceField } from './row-groups';

/** Search words, and one choice for each column that can be filtered. The URL keeps both. */
export function ListFilters({ resource }: { resource: ShownResource }) {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const choicesOf = useChoices(resource);
  const { search, setSearch, filter, setFilter } = useScreenAddress();
  const fields = resource.filterBy.flatMap((column) => choiceField(resource, column) ?? []);
  return (
    <div className="flex grow flex-wrap gap-3">
      <SearchInput
        aria-label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        className="w-full sm:max-w-sm"
        words={search}
        onWords={setSearch}
      />
      {fields.map((field) => {
        const label = text(`fields.${field.column}`);
        return (
          <Select
            key={field.column}
            aria-label={t('narrowBy', { field: label })}
            className="w-full sm:w-56"
            value={filter(field.column)}
            onChange={(event) => setFilter(field.column, event.target.value)}
          >
            <option value="">{t('every', { field: label })}</option>
            {choicesOf(field).map(({ value, label: name }) => (
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
