import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { SkeletonText } from '@/ui/controls/skeleton';
import { openDraft } from '@/session/drafts';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { transitionsQuery } from './detail-queries';
import { MoveDialog } from './move-dialog';
import type { Question } from './use-question';
import { ReopenCase } from './reopen-case';

/**
 * Renders the status changes that are currently allowed. A question to the reporter is written as a message.
 */
export function CaseMoves({ inbox, row, question }: OpenCase & { question: Question }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const inboxText = useInboxTexts(inbox);
  const { data: transitions, isPending, isFetching, refetch } = useQuery(transitionsQuery(inbox));
  // Reopens the form that was open when the page or session ended.
  const [chosen, setChosen] = useState(() => openDraft(`move:${row.id}:`));
  const moves =
    transitions?.filter(
      (move) => move.from_status === row.status && !move.joins_another && !move.withdraws,
    ) ?? [];
  const move = moves.find(({ to_status }) => to_status === chosen);

  if (row.closed_at || row.spam_at) {
    return (
      <Section title={t('moves.title')}>
        <p className="text-sm text-text-muted">{t(row.spam_at ? 'moves.spam' : 'moves.none')}</p>
        {row.closed_at && <ReopenCase inbox={inbox} row={row} />}
      </Section>
    );
  }
  return (
    <Section title={t('moves.title')}>
      {isPending ? (
        <SkeletonText lines={2} />
      ) : !transitions ? (
        <PartFailure message={t('moves.failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <ul className="grid gap-2">
          {moves.map((move) => (
            <li key={move.to_status}>
              <Button
                variant={move.requires_outcome || move.to_status === 'menunggu' ? 'secondary' : 'primary'}
                className="w-full"
                onClick={() => (move.to_status === 'menunggu' ? question.ask() : setChosen(move.to_status))}
              >
                {inboxText(`moves.${move.to_status}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {inbox.OtherEnd && !row.restricted_at && <inbox.OtherEnd inbox={inbox} row={row} />}
      {move && (
        <MoveDialog
          key={move.to_status}
          inbox={inbox}
          row={row}
          move={move}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}
