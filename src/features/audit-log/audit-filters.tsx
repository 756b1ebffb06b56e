import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DayInput } from '@/components/ui/day-input';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { namesQuery } from '@/session/people';
import { useTableWords } from './activity-words';
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
  const { tables, wordsOf } = useTableWords();
  const { data: people = [] } = useQuery(namesQuery());
  const apply = (change: Partial<AuditFilter>) => go({ filter: change });
  const choice = (name: keyof AuditFilter) => ({
    value: filter[name],
    onChange: (event: { target: { value: string } }) => apply({ [name]: event.target.value }),
  });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('words');
    apply({ words: typeof words === 'string' ? words.trim() : '' });
  };

  return (
    <section aria-label={t('filters')} className="space-y-4 rounded-lg border border-border bg-surface p-4">
      <form role="search" onSubmit={search} className="flex items-end gap-2">
        <Field label={t('words')} className="min-w-0 flex-1">
          <TextInput
            key={filter.words}
            type="search"
            name="words"
            defaultValue={filter.words}
            maxLength={200}
          />
        </Field>
        <Button type="submit" variant="secondary">
          <Search aria-hidden />
          <span className="max-sm:sr-only">{t('search')}</span>
        </Button>
      </form>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-5">
        <Field label={t('kind')}>
          <Select {...choice('table')}>
            <option value="">{t('any')}</option>
            {tables.map((table) => (
              <option key={table} value={table}>
                {wordsOf(table)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('action')}>
          <Select {...choice('action')}>
            <option value="">{t('any')}</option>
            {ACTIONS.map((action) => (
              <option key={action} value={action}>
                {t(`actions.${action}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('person')}>
          <Select {...choice('person')}>
            <option value="">{t('any')}</option>
            {people.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('from')}>
          <DayInput day={filter.from} onDay={(from) => apply({ from })} />
        </Field>
        <Field label={t('to')}>
          <DayInput day={filter.to} onDay={(to) => apply({ to })} />
        </Field>
      </div>
      {isFiltered(filter) && (
        <Button asChild variant="ghost" size="sm">
          <Link to={{ search: '' }}>
            <X aria-hidden />
            {t('clear')}
          </Link>
        </Button>
      )}
    </section>
  );
}
