import { Archive } from 'lucide-react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { HandlerMenu } from '@/features/cases/inbox/list/handler-menu';
import type { ChosenEntries } from '@/features/cases/inbox/list/spam-bar';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { useChangeMessages } from './queries';

/** Renders buttons that assign or archive the selected messages. */
export function ChosenMessages({ ids, onDone }: ChosenEntries) {
  const { t } = useTexts(messagesAdminMessages);
  const messageFor = useRefusalMessage();
  const change = useChangeMessages();
  const apply = (values: { status?: string; handled_by?: string | null }, said: (count: number) => string) =>
    change.mutate(
      { ids, ...values },
      {
        onSuccess: (changed) => {
          toast({ title: said(changed.length) });
          onDone();
        },
        onError: (error) =>
          toast({ title: t('changeFailed'), description: messageFor(error), variant: 'destructive' }),
      },
    );
  return (
    <>
      <HandlerMenu
        isPending={change.isPending}
        onGive={(person, name) =>
          apply({ handled_by: person }, (count) =>
            person ? t('chosen.given', { count, name }) : t('chosen.freed', { count }),
          )
        }
      />
      <Button
        size="sm"
        variant="secondary"
        disabled={change.isPending}
        onClick={() => apply({ status: 'arsip' }, (count) => t('chosen.archived', { count }))}
      >
        <Archive aria-hidden />
        {t('chosen.archive')}
      </Button>
    </>
  );
}
