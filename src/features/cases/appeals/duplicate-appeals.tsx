import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { MoveDialog } from '@/features/cases/inbox/case/move-dialog';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { transitionsQuery } from '@/features/cases/inbox/case/detail-queries';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { openDraft } from '@/session/drafts';
import { appealsAdminMessages } from './admin-messages';
import { DuplicateCard } from './duplicate-card';
import { duplicateAppealsQuery, type DuplicateAppeal } from './duplicate-queries';
import { JoinDialog } from './join-dialog';

/** Returns the columns of another appeal that the decision dialog needs. The list has no subjects. */
const letterRowOf = ({ appeal_id: id, number, language, name, company }: DuplicateAppeal) => ({
  ...{ id, number, language, name, company },
  subject: '',
});

/** Compares this appeal with others about the same number, so that staff can join them or let them lapse. */
export function DuplicateAppeals({ inbox, row }: OpenCase) {
  const { t } = useTexts(appealsAdminMessages);
  const { data, isError, isFetching, refetch } = useQuery(duplicateAppealsQuery(row.id));
  const { data: transitions = [] } = useQuery(transitionsQuery(inbox));
  const [joiningId, setJoining] = useState(() => openDraft(`join:${row.id}:`));
  // Reopens a dialog about another appeal that was open before a reload; CaseMoves reopens this appeal's
  // dialogs.
  const [lapsingId, setLapsing] = useState(() => /^(.+):gugur$/.exec(openDraft('move:') ?? '')?.[1]);
  // The comment of the SQL function describes the jsonb column.
  const duplicates = (data ?? []) as unknown as readonly DuplicateAppeal[];
  const joining = duplicates.find(({ appeal_id }) => appeal_id === joiningId);
  const own = duplicates.find(({ appeal_id }) => appeal_id === row.id);
  const lapsing = duplicates.find((double) => double.appeal_id === lapsingId && double !== own);

  if (isError && !data) {
    return (
      <Section title={t('doubles.title')}>
        <p role="alert" className="text-sm text-danger">
          {t('doubles.failed')}
        </p>
        <Button variant="secondary" size="sm" isPending={isFetching} onClick={() => void refetch()}>
          {t('doubles.retry')}
        </Button>
      </Section>
    );
  }
  if (!own || (duplicates.length === 1 && !own.other_holder && !own.other_decision)) return null;
  const numberOf = (id: string | null) => duplicates.find(({ appeal_id }) => appeal_id === id)?.number;
  const isOpen = !row.closed_at && !row.spam_at;
  const lapse = transitions.find(
    ({ from_status, to_status }) => from_status === lapsing?.status && to_status === 'gugur',
  );
  return (
    <Section title={t(duplicates.length > 1 ? 'doubles.title' : 'doubles.doubtful')}>
      {duplicates.length > 1 && <p className="max-w-prose text-sm text-text-muted">{t('doubles.hint')}</p>}
      <ul className="grid gap-4 md:grid-cols-2">
        {duplicates.map((double) => (
          <DuplicateCard
            key={double.appeal_id}
            inbox={inbox}
            appeal={double}
            isThis={double === own}
            joinedInto={numberOf(double.joined_into)}
          >
            {double !== own && !double.is_closed && !double.is_hidden && (
              <>
                {isOpen && (
                  <Button variant="secondary" size="sm" onClick={() => setJoining(double.appeal_id)}>
                    {t('doubles.join', { number: double.number })}
                  </Button>
                )}
                <Button variant="secondary" size="sm" onClick={() => setLapsing(double.appeal_id)}>
                  {t('doubles.lapse', { number: double.number })}
                </Button>
              </>
            )}
          </DuplicateCard>
        ))}
      </ul>
      {joining && <JoinDialog joined={joining} into={own} onClose={() => setJoining(undefined)} />}
      {lapsing && lapse && (
        <MoveDialog
          key={lapsing.appeal_id}
          inbox={inbox}
          row={letterRowOf(lapsing)}
          move={lapse}
          onClose={() => setLapsing(undefined)}
        />
      )}
    </Section>
  );
}
