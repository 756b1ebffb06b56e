import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { FilterChoice, FilterDay, FilterLine } from '@/ui/filter-line';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { namesQuery } from '@/session/people';
import { useTableLabels } from './activity-sentence';
import { auditSearch, inLog, isFiltered, type AuditFilter } from './audit-filter';
import { useAuditPlace } from './use-audit-place';
import { auditScreenMessages } from './screen-messages';
import { securityLogMessages } from './security-messages';
import { EVENTS } from './security-texts';

const ACTIONS = Object.keys(
  auditScreenMessages.id.actions,
) as (keyof typeof auditScreenMessages.id.actions)[];

/** Renders the filters of the log. Selections apply immediately, the search on submit. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts(auditScreenMessages, securityLogMessages);
  const { go } = useAuditPlace();
  const { tables, wordsOf } = useTableLabels();
  const { data: people = [] } = useQuery(namesQuery());
  const apply = (change: Partial<AuditFilter>) => go({ filter: change });
  const choice = (name: 'table' | 'action' | 'event' | 'person') => ({
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
    <FilterLine
      label={t('filters')}
      clear={
        isFiltered(filter) && { label: t('clear'), search: auditSearch('', { filter: { log: filter.log } }) }
      }
    >
      <FilterChoice
        label={t('log')}
        any={t('logs.changes')}
        options={[{ value: 'security', label: t('logs.security') }]}
        value={filter.log}
        onChange={(log) => apply(inLog(filter, log === 'security' ? log : ''))}
      />
      {filter.log === 'security' ? (
        <FilterChoice
          label={t('securityLog:kind')}
          options={EVENTS.map((event) => ({ value: event, label: t(`securityLog:event.${event}`) }))}
          {...choice('event')}
        />
      ) : (
        <>
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
        </>
      )}
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
