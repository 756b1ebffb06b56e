import { EmptyState } from '@/ui/empty-state';
import { Badge } from '@/ui/controls/badge';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { ListTable } from '@/lists/table/list-table';
import { useListTable } from '@/lists/table/use-list-table';
import { usersMessages } from './messages';
import { PersonActions } from './person-actions';
import type { StaffMember } from './queries';
import { RoleSelect } from './role-select';
import { hasActions, isLastAdmin, stateOf } from './users';

const tones = { active: 'success', invited: 'info', inactive: 'neutral' } as const;

interface PeopleTableProps {
  people: readonly StaffMember[];
  /** Filter by state. */
  state: 'invited' | undefined;
}

/** Renders all accounts, including deactivated ones. */
export function PeopleTable({ people, state }: PeopleTableProps) {
  const { t } = useTexts(usersMessages);
  const language = useLanguage();
  const columns: ListColumns<StaffMember> = [
    listColumn(
      'name',
      t('name'),
      (person) => (
        <>
          <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
            <span data-row={person.id} tabIndex={-1}>
              {person.full_name}
            </span>
            {person.is_self && <Badge>{t('you')}</Badge>}
          </span>
          <span className="block font-normal wrap-anywhere text-text-muted">{person.email}</span>
        </>
      ),
      { isTitle: true, cell: 'min-w-48 align-top' },
    ),
    listColumn('role', t('role'), (person) => (
      <RoleSelect person={person} hint={isLastAdmin(person, people) ? t('lastAdmin') : undefined} />
    )),
    listColumn('state', t('state'), (person) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone={tones[stateOf(person)]}>{t(`states.${stateOf(person)}`)}</Badge>
        {person.has_second_factor && <Badge tone="info">{t('secondFactor')}</Badge>}
      </span>
    )),
    listColumn(
      'lastSignIn',
      t('lastSignIn'),
      ({ last_sign_in_at: at }) => (at ? formatDateTime(language, at) : t('never')),
      'tabular-nums',
    ),
    listColumn('actions', t('actions'), (person) => hasActions(person) && <PersonActions person={person} />),
  ];
  const rows = state ? people.filter((each) => stateOf(each) === state) : people;
  return (
    <ListTable
      table={useListTable({ columns, rows })}
      label={t('title')}
      empty={<EmptyState title={t('noneInvited')} />}
      density="compact"
    />
  );
}
