import { useQuery } from '@tanstack/react-query';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { SkeletonText } from '@/ui/controls/skeleton';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { CaseLetters } from '@/features/cases/inbox/letter/case-letters';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseEventsQuery, isReopening, pastDecisionsQuery } from './detail-queries';

/** Renders the decisions of a case before it was reopened, each with the reason for reopening. */
export function PastDecisions({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const language = useLanguage();
  const events = useQuery(caseEventsQuery(inbox, row.id)).data ?? [];
  const wasReopened = events.some(isReopening);
  const {
    data: decisions,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...pastDecisionsQuery(inbox, row.id),
    enabled: wasReopened,
  });
  if (!wasReopened) return null;
  return (
    <Section title={t('past.title')}>
      {isPending ? (
        <SkeletonText lines={3} />
      ) : !decisions ? (
        <PartFailure message={t('past.failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <ol className="divide-y divide-border">
          {decisions.map((past) => (
            <li key={past.decided_at} className="space-y-2 py-3 text-sm first:pt-0">
              <p className="text-xs text-text-muted">
                {t('past.decided', {
                  date: formatDateTime(language, past.decided_at),
                  name:
                    [past.decider_name, past.decider_post].filter(Boolean).join(', ') || t('timeline.former'),
                })}
              </p>
              {isFinding(past.finding) && <p className="font-semibold">{t(`finding:${past.finding}`)}</p>}
              {[past.outcome, past.effect, past.outcome_reason].filter(Boolean).map((words, place) => (
                <p key={place} lang={row.language} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                  {words}
                </p>
              ))}
              <p className="text-xs text-text-muted">
                {t('past.reopened', {
                  date: formatDateTime(language, past.reopened_at),
                  name: past.reopened_by_name ?? t('timeline.former'),
                })}
              </p>
              <p lang={row.language} className="max-w-prose wrap-anywhere whitespace-pre-wrap">
                {past.reason}
              </p>
            </li>
          ))}
        </ol>
      )}
      {!row.closed_at && <CaseLetters inbox={inbox} id={row.id} />}
    </Section>
  );
}
