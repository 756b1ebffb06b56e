import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { FilterChoice, FilterDay, FilterLine } from '@/ui/filter-line';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { namesQuery } from '@/session/people';
import { useTableLabels } from './activity-sentence';
import { isFiltered, useAuditPlace, type AuditFilter } from './audit-filter';
import { auditScreenMessages } from './screen-messages';

// Own keys of the messages, in their order.
const ACTIONS = Object.keys(
  auditScreenMessages.id.actions,
) as (keyof typeof auditScreenMessages.id.actions)[];

/** Filters of the log. A choice applies at once, words when they are sent. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts(auditScreenMessages);
  const { go } = useAuditPlace();
  const { tables, wordsOf } = useTableLabels();
  const { data: people = [] } = useQuery(namesQuery());
  const apply = (change: Partial<AuditFilter>) => go({ filter: change });
  const choice = (name: 'table' | 'action' | 'person') => ({
    value: filter[name],
    any: t('any'),
    onChange: (value: string) => apply({ [name]: value }),
  });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    apply({ words: typeof words === 'string' ? words.trim() : '' });
  };

  return (
    <FilterLine label={t('filters')} clear={isFiltered(filter) && t('clear')}>
      <form role="search" onSubmit={search} className="min-w-0 max-sm:col-span-2 sm:w-44">
        <TextInput
          key={filter.words}
          type="search"
          name="words"
          aria-label={t('words')}
          placeholder={t('words')}
          enterKeyHint="search"
          leading={<Search aria-hidden />}
          defaultValue={filter.words}
          maxLength={200}
        />
      </form>
      <FilterChoice
        label={t('kind')}
        options={tables.map((table) => ({ value: table, label: wordsOf(table) }))}
        {...choice('table')}
      />
      <FilterChoice
        label={t('action')}
        options={ACTIONS.map((action) => ({ value: action, label: t(`actions.${action}`) }))}
        {...choice('action')}
      />
      <FilterChoice
        label={t('person')}
        options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
        {...choice('person')}
      />
      <FilterDay label={t('from')} day={filter.from} onDay={(from) => apply({ from })} />
      <FilterDay label={t('to')} day={filter.to} onDay={(to) => apply({ to })} />
    </FilterLine>
  );
}
