import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { TextInput } from '@/ui/controls/text-input';
import { FilterChoice, FilterDay, FilterLine } from '@/ui/filter-line';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { auditAccessMessages } from './messages';
import { auditSchema, isFiltered, readAuditFilter } from './place';

interface ReadingFiltersProps {
  /** True if rows can be filtered by their complete number. */
  byNumber?: boolean;
  statuses?: readonly { value: string; label: string }[];
}

/** Renders the filters of a part: status, complete number and days. */
export function ReadingFilters({ byNumber, statuses }: ReadingFiltersProps) {
  const { t } = useTexts(auditAccessMessages);
  const { params, values, set } = useUrlState(auditSchema);
  const apply = (change: Record<string, string>) => set({ ...change, older: '' });
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = new FormData(event.currentTarget).get('number');
    apply({ number: typeof number === 'string' ? number.trim() : '' });
  };
  return (
    <FilterLine
      label={t('filters')}
      clear={isFiltered(readAuditFilter(params)) && { label: t('clear'), search: `?part=${values.part}` }}
    >
      {byNumber && (
        <form role="search" onSubmit={find} className="min-w-0 max-sm:col-span-2 sm:w-52">
          <TextInput
            key={values.number}
            type="search"
            name="number"
            aria-label={t('numberSearch')}
            placeholder={t('numberSearch')}
            enterKeyHint="search"
            leading={<Search aria-hidden />}
            defaultValue={values.number}
            maxLength={80}
          />
        </form>
      )}
      {statuses && (
        <FilterChoice
          label={t('status')}
          any={t('any')}
          options={statuses}
          value={values.status}
          onChange={(status) => apply({ status })}
        />
      )}
      <FilterDay label={t('from')} day={values.from} onDay={(from) => apply({ from })} />
      <FilterDay label={t('to')} day={values.to} onDay={(to) => apply({ to })} />
    </FilterLine>
  );
}
