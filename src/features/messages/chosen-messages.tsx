import { Archive, UserRound } from 'lucide-react';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import type { ChosenEntries } from '@/inbox-kit/list/spam-bar';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { useTexts } from '@/lib/i18n/use-texts';
import { useProfile } from '@/session/profile';
import { messagesAdminMessages } from './admin-messages';
import { useChangeMessages } from './queries';

/** Takes the chosen messages over, or archives them. */
export function ChosenMessages({ ids, onDone }: ChosenEntries) {
  const { t } = useTexts(messagesAdminMessages);
  const say = useRefusalWords();
  const me = useProfile().data?.id;
  const change = useChangeMessages();
  const apply = (values: { status?: string; handled_by?: string }, said: 'taken' | 'archived') =>
    change.mutate(
      { ids, ...values },
      {
        onSuccess: (changed) => {
          toast({ title: t(`chosen.${said}`, { count: changed.length }) });
          onDone();
        },
        onError: (error) =>
          toast({ title: t('changeFailed'), description: say(error), variant: 'destructive' }),
      },
    );
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        disabled={!me || change.isPending}
        onClick={() => me && apply({ handled_by: me }, 'taken')}
      >
        <UserRound aria-hidden />
        {t('chosen.take')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={change.isPending}
        onClick={() => apply({ status: 'arsip' }, 'archived')}
      >
        <Archive aria-hidden />
        {t('chosen.archive')}
      </Button>
    </>
  );
}
