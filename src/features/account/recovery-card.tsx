import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { secondFactorQuery, useNewRecoveryCodes } from './factor-queries';
import { profileMessages } from './profile-messages';
import { RecoveryCodes } from './recovery-codes';

/** Renders the number of recovery codes left, and a button that creates new ones. */
export function RecoveryCard({ userId }: { userId: string }) {
  const { t } = useTexts(profileMessages);
  const { data: state } = useQuery(secondFactorQuery(userId));
  const make = useNewRecoveryCodes();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (!state?.enrolled) return null;
  const confirm = () =>
    make.mutate(undefined, {
      onError: () =>
        void toast({ title: t('codes.failed'), description: t('codes.failedHint'), variant: 'destructive' }),
      onSettled: () => setDialogOpen(false),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-border pt-4">
      <KeyRound className="size-5 text-text-muted" aria-hidden />
      <p className="min-w-0 flex-1 font-semibold">
        {t('codes.title')}{' '}
        <Badge tone={state.codes_left > 2 ? 'success' : 'warning'}>
          {t('codes.left', { count: state.codes_left })}
        </Badge>
      </p>
      <Button variant="secondary" size="sm" onClick={() => setDialogOpen(true)}>
        {t('codes.make')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('codes.makeTitle')}
        message={t('codes.makeHint')}
        confirmLabel={t('codes.make')}
        onConfirm={confirm}
        isPending={make.isPending}
      />
      {make.data && (
        <Dialog
          open
          onOpenChange={() => make.reset()}
          isKept
          isForPrint
          title={t('codes.title')}
          size="sm"
          footer={<Button onClick={() => make.reset()}>{t('codes.kept')}</Button>}
        >
          <RecoveryCodes codes={make.data} />
        </Dialog>
      )}
    </div>
  );
}
