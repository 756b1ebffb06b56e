import { useMutation } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FailureNotice } from '@/ui/failure-notice';
import { Button } from '@/ui/controls/button';
import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { evidenceAddress } from '@/features/cases/inbox/case/detail-queries';
import { complianceMessages } from './messages';
import { useRemoveMinutes } from './queries';

const ADMINS = ['admin'] as const;

/**
 * Renders buttons that download the minutes of a meeting and, for admins, remove them.
 * The server records both.
 */
export function Minutes({ review, path }: { review: string; path: string }) {
  const { t } = useTexts(complianceMessages);
  const isAdmin = useCan(ADMINS);
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveMinutes();
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
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" isPending={open.isPending} onClick={() => open.mutate()}>
        <Download aria-hidden />
        {t('meeting.open')}
      </Button>
      {isAdmin && (
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {t('meeting.remove')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('meeting.removeTitle')}
        message={t('meeting.removeHint')}
        confirmLabel={t('meeting.remove')}
        tone="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(review, { onSuccess: () => setAsking(false) })}
      >
        {remove.error && <FailureNotice of={remove.error} title={t('meeting.removeFailed')} />}
      </ConfirmDialog>
    </div>
  );
}
