import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { DayInput } from '@/components/ui/day-input';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { namesQuery } from '@/session/people';
import { EVENTS } from './events';
import { securityLogMessages } from './messages';
import { isFiltered, useSecurityPlace, type SecurityFilter } from './security-filter';

/** Filters of the record; a choice applies at once. */
export function SecurityFilters({ filter }: { filter: SecurityFilter }) {
  const { t } = useTexts(securityLogMessages);
  const { go } = useSecurityPlace();
  const { data: people = [] } = useQuery(namesQuery());
  const apply = (change: Partial<SecurityFilter>) => go({ filter: change });
  const day = (name: 'from' | 'to') => (
    <Field label={t(name)}>
      <DayInput day={filter[name]} onDay={(value) => apply({ [name]: value })} />
    </Field>
  );
  return (
    <section aria-label={t('filters')} className="space-y-4 rounded-lg border border-border bg-surface p-4">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label={t('kind')}>
          <Select value={filter.event} onChange={({ target }) => apply({ event: target.value })}>
            <option value="">{t('any')}</option>
            {EVENTS.map((event) => (
              <option key={event} value={event}>
                {t(`event.${event}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('person')}>
          <Select value={filter.person} onChange={({ target }) => apply({ person: target.value })}>
            <option value="">{t('any')}</option>
            {people.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </Select>
        </Field>
        {day('from')}
        {day('to')}
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
