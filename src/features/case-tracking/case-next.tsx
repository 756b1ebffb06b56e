import { Notice } from '@/components/notice';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import type { TrackedCase } from './tracked-case';

/** The side that acts next, and its due date. */
export function CaseNext({ found }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  const { next } = found;
  const at = {
    first_response: found.first_response_due_at,
    outcome: found.due_at,
    your_reply: null,
    closed: found.closed_at,
  }[next];
  const isTheirTurn = next === 'your_reply';
  return (
    <Notice tone={isTheirTurn ? 'warning' : 'info'} title={t('next.title')}>
      <p>{t(`next.${next}`, { date: at ? formatDate(language, at) : '' })}</p>
      {found.status_note && (
        <div className="space-y-1 pt-1">
          {isTheirTurn && <p className="font-semibold">{t('next.asked')}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{found.status_note}</p>
        </div>
      )}
    </Notice>
  );
}
