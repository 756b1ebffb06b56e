import { useQuery } from '@tanstack/react-query';
import { ChangeHistory } from '@/forms/history/change-history';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ComplianceCode } from './items';
import { complianceMessages } from './messages';
import { reviewsQuery } from './queries';

/** Renders the reviews of a duty with reviewer and time, newest first. */
export function HistoryDialog({ code, onClose }: { code: ComplianceCode; onClose: () => void }) {
  const { t } = useTexts(complianceMessages);
  const query = useQuery(reviewsQuery(code));
  const changes = query.data?.map(({ id, note, verdict, reviewer_name: name, created_at: at }) => ({
    id,
    at,
    what: name,
    who: [],
    notes: (
      <>
        {verdict === 'insufficient' && <p>{t('state.insufficient')}</p>}
        {note && <p>{note}</p>}
      </>
    ),
  }));
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
