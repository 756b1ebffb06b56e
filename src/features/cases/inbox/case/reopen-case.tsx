import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { openDraft } from '@/session/drafts';
import { useCan, useProfile } from '@/session/profile';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useReopenCase } from './actions';
import { ReasonDialog } from './reason-dialog';

const ADMINS = ['admin'] as const;

/**
 * Renders the button that reopens a decided case, for admins and the handler. The reporter can read the
 * reason.
 */
export function ReopenCase({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const isAdmin = useCan(ADMINS);
  const me = useProfile().data?.id;
  const reopen = useReopenCase(inbox, row.id);
  const name = `reopen:${row.id}`;
  const [isDialogOpen, setDialogOpen] = useState(() => openDraft(name) === '');
  // A joined appeal is decided within the one it was joined to.
  if (row.anonymised_at || row.restricted_at || row.status === 'digabung') return null;
  if (!isAdmin && (me === undefined || row.assigned_to !== me))
    return <p className="text-sm text-text-muted">{t('reopen.others')}</p>;
  return (
    <>
      <Button variant="secondary" className="w-full" onClick={() => setDialogOpen(true)}>
        <RotateCcw aria-hidden />
        {t('reopen.action')}
      </Button>
      {isDialogOpen && (
        <ReasonDialog
          name={name}
          title={t('reopen.title', { number: row.number })}
          description={t('reopen.hint')}
          action={t('reopen.action')}
          label={t('reopen.reason')}
          hint={t('reopen.reasonHint')}
          task={reopen}
          onDone={() => {
            toast({ title: t('reopen.done') });
            setDialogOpen(false);
          }}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
}
