import { useQuery } from '@tanstack/react-query';
import { FilterChoice, FilterDay, FilterLine } from '@/ui/filter-line';
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
  return (
    <FilterLine label={t('filters')} clear={isFiltered(filter) && t('clear')}>
      <FilterChoice
        label={t('kind')}
        any={t('any')}
        value={filter.event}
        options={EVENTS.map((event) => ({ value: event, label: t(`event.${event}`) }))}
        onChange={(event) => apply({ event })}
      />
      <FilterChoice
        label={t('person')}
        any={t('any')}
        value={filter.person}
        options={people.map(({ id, full_name }) => ({ value: id, label: full_name }))}
        onChange={(person) => apply({ person })}
      />
      <FilterDay label={t('from')} day={filter.from} onDay={(from) => apply({ from })} />
      <FilterDay label={t('to')} day={filter.to} onDay={(to) => apply({ to })} />
    </FilterLine>
  );
}
