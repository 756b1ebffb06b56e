import { useQuery } from '@tanstack/react-query';
import { ChangeHistory } from '@/forms/history/change-history';
import { Dialog } from '@/ui/controls/dialog';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { Minutes } from './minutes';
import { reviewsQuery } from './queries';

/** Renders the reviews of a duty with reviewer and time, newest first. */
export function HistoryDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const query = useQuery(reviewsQuery(code));
  const changes = query.data?.map(
    ({ id, note, verdict, reviewer_name: name, created_at: at, ...meeting }) => ({
      id,
      at,
      what: name,
      who: [],
      notes: (
        <>
          {verdict === 'insufficient' && <p>{t('state.insufficient')}</p>}
          {meeting.met_on && meeting.next_on && (
            <p>
              {t('meeting.held', {
                date: formatDate(language, meeting.met_on),
                next: formatDate(language, meeting.next_on),
              })}
            </p>
          )}
          {meeting.participants && <p>{t('meeting.attended', { participants: meeting.participants })}</p>}
          {note && <p>{note}</p>}
          {meeting.minutes_removed_at && (
            <p>{t('meeting.removed', { date: formatDate(language, meeting.minutes_removed_at) })}</p>
          )}
          {meeting.minutes_path && !meeting.minutes_removed_at && (
            <Minutes review={id} path={meeting.minutes_path} />
          )}
        </>
      ),
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('historyOf', { item: t(`items.${code}`) })}
    >
      <ChangeHistory
        changes={changes}
        query={query}
        onRetry={() => void query.refetch()}
        empty={t('historyEmpty')}
      />
    </Dialog>
  );
}
