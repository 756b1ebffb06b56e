import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { CaseLetters } from '@/features/cases/inbox/letter/case-letters';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Renders the outcome of a case, and its letters. */
export function CaseOutcome({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const language = useLanguage();
  return (
    <Section title={t('outcome.title')}>
      {isFinding(row.finding) && <p className="font-semibold">{t(`finding:${row.finding}`)}</p>}
      <p className="max-w-prose font-semibold break-words whitespace-pre-wrap">{row.outcome}</p>
      {row.effect && (
        <>
          <h3 className="text-xs text-text-muted">{t('finding:effect')}</h3>
          <p className="max-w-prose break-words whitespace-pre-wrap">{row.effect}</p>
        </>
      )}
      <h3 className="text-xs text-text-muted">{t('outcome.reason')}</h3>
      <p className="max-w-prose break-words whitespace-pre-wrap">{row.outcome_reason}</p>
      {row.declaration && (
        <>
          <h3 className="text-xs text-text-muted">{t('outcome.declared')}</h3>
          <p className="max-w-prose text-sm">{row.declaration}</p>
        </>
      )}
      <CaseLetters inbox={inbox} id={row.id} />
      {row.closed_at && (
        <p className="text-xs text-text-muted">
          {t(row.decider_name ? 'outcome.decidedBy' : 'outcome.decidedOn', {
            date: formatDateTime(language, row.closed_at),
            name: [row.decider_name, row.decider_post].filter(Boolean).join(', '),
          })}
        </p>
      )}
    </Section>
  );
}
