import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { profileMessages } from './profile-messages';
import { SectionCard } from './section-card';
import { SessionList } from './session-list';
import { useSignOutElsewhere } from './session-queries';
import { useSignOut } from './use-sign-out';

/** Renders the user's sessions, with buttons to end one, all others, or all. */
export function SessionsCard() {
  const { t } = useTexts(profileMessages);
  const [openDialog, setOpenDialog] = useState<'others' | 'all'>();
  const elsewhere = useSignOutElsewhere();
  const everywhere = useSignOut();
  const close = () => setOpenDialog(undefined);

  const endOthers = () =>
    elsewhere.mutate(undefined, {
      onSuccess: () => void toast({ title: t('endedOthers'), description: t('endedOthersHint') }),
      onError: () =>
        void toast({ title: t('endFailed'), description: t('tryAgain'), variant: 'destructive' }),
      onSettled: close,
    });
  return (
    <SectionCard title={t('sessions')} hint={t('sessionsHint')}>
      <SessionList />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpenDialog('others')}>
          {t('endOthers')}
        </Button>
        <Button variant="secondary" onClick={() => setOpenDialog('all')}>
          {t('endAll')}
        </Button>
      </div>
      <ConfirmDialog
        open={openDialog === 'others'}
        onOpenChange={close}
        title={t('endOthersTitle')}
        message={t('endOthersHint')}
        confirmLabel={t('endOthers')}
        onConfirm={endOthers}
        isPending={elsewhere.isPending}
      />
      <ConfirmDialog
        open={openDialog === 'all'}
        onOpenChange={close}
        title={t('endAllTitle')}
        message={t('endAllHint')}
        confirmLabel={t('endAll')}
        onConfirm={() => everywhere.mutate({ onSettled: close })}
        isPending={everywhere.isPending}
      />
    </SectionCard>
  );
}
