import { Download } from 'lucide-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ChangeHistory } from '@/forms/history/change-history';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { toast } from '@/ui/toast/toast';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { evidenceAddress } from '@/features/cases/inbox/case/detail-queries';
import type { ComplianceCode } from './items';
import { complianceMessages } from './messages';
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
          {meeting.minutes_path && <MinutesButton path={meeting.minutes_path} />}
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

/** Renders a button that downloads the minutes of a meeting. The server records each download. */
function MinutesButton({ path }: { path: string }) {
  const { t } = useTexts(complianceMessages);
  const open = useMutation({
    mutationFn: () => evidenceAddress(path, true),
    onSuccess: (url) => window.location.assign(url),
    onError: () =>
      toast({
        title: t('meeting.openFailed'),
        description: t('meeting.openFailedHint'),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="secondary" size="sm" isPending={open.isPending} onClick={() => open.mutate()}>
      <Download aria-hidden />
      {t('meeting.open')}
    </Button>
  );
}
