import { useRef } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { Badge } from '@/ui/controls/badge';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/ui/use-row-keys';
import { usersMessages } from './messages';
import { PersonActions } from './person-actions';
import type { StaffMember } from './queries';
import { RoleSelect } from './role-select';
import { isLastAdmin, stateOf } from './users';

const tones = { active: 'success', invited: 'info', inactive: 'neutral' } as const;

interface PeopleTableProps {
  people: readonly StaffMember[];
  /** Filter by state. */
  state: 'invited' | undefined;
}

/** Renders all accounts, including deactivated ones. */
export function PeopleTable({ people, state }: PeopleTableProps) {
  const { t } = useTexts(usersMessages);
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  const shown = state ? people.filter((each) => stateOf(each) === state) : people;
  if (shown.length === 0) return <EmptyState title={t('noneInvited')} />;
  return (
    <Table label={t('title')} narrow="cards" density="compact">
      <THead>
        <TR>
          <TH>{t('name')}</TH>
          <TH>{t('role')}</TH>
          <TH>{t('state')}</TH>
          <TH>{t('lastSignIn')}</TH>
          <TH>{t('actions')}</TH>
        </TR>
      </THead>
      <TBody ref={rows}>
        {shown.map((person) => (
          <PersonRow key={person.id} person={person} isLast={isLastAdmin(person, people)} />
        ))}
      </TBody>
    </Table>
  );
}

function PersonRow({ person, isLast }: { person: StaffMember; isLast: boolean }) {
  const { t } = useTexts(usersMessages);
  const language = useLanguage();
  const state = stateOf(person);
  return (
    <TR>
      <TH scope="row" className="min-w-48 align-top">
        <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <span data-row={person.id} tabIndex={-1}>
            {person.full_name}
          </span>
          {person.is_self && <Badge>{t('you')}</Badge>}
        </span>
        <span className="block font-normal wrap-anywhere text-text-muted">{person.email}</span>
      </TH>
      <TD label={t('role')}>
        <RoleSelect person={person} hint={isLast ? t('lastAdmin') : undefined} />
      </TD>
      <TD label={t('state')}>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          {person.has_second_factor && <Badge tone="info">{t('secondFactor')}</Badge>}
        </span>
      </TD>
      <TD label={t('lastSignIn')} className="tabular-nums">
        {person.last_sign_in_at ? formatDateTime(language, person.last_sign_in_at) : t('never')}
      </TD>
      <TD label={t('actions')}>
        <PersonActions person={person} />
      </TD>
    </TR>
  );
}
