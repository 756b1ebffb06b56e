import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { useDeleteMessage, type Message } from './queries';

/** Renders the button that permanently deletes a message, after confirmation. */
export function DeleteMessage({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages);
  const messageFor = useRefusalMessage();
  const address = useInboxAddress();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const remove = useDeleteMessage(row.id);
  // A promise instead of mutate callbacks: this component unmounts with its message.
  const confirm = () =>
    void remove.mutateAsync().then(
      () => {
        toast({ title: t('removed') });
        address.set({ case: '' });
      },
      (error: unknown) => {
        setDialogOpen(false);
        toast({ title: t('changeFailed'), description: messageFor(error), variant: 'destructive' });
      },
    );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setDialogOpen(true)}>
        <Trash2 aria-hidden />
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title={t('removeTitle', { name: row.name })}
        message={t('removeHint')}
        confirmLabel={t('remove')}
        onConfirm={confirm}
        tone="danger"
        isPending={remove.isPending}
      />
    </>
  );
}
