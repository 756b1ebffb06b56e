import type { ThreadKind } from '@/domain/case-status';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { inboxKitMessages } from './messages';
import { useRefusalMessage } from './use-refusal-message';
import { useMarkSpam } from './spam';

const ADMINS = ['admin'] as const;

/** Returns functions that mark entries as spam, or remove the mark, and offer to undo it. */
export function useSpamAction(kind: ThreadKind) {
  const { t } = useTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const { mutateAsync, isPending } = useMarkSpam(kind);
  // If the sender left a name or an address, an editor only proposes the mark.
  const marks = useCan(ADMINS) || kind === 'contact' ? 'marked' : 'noted';

  function change(ids: readonly string[], isSpam: boolean, onDone?: () => void) {
    const words = isSpam ? marks : 'restored';
    // A promise instead of mutate callbacks: the notification with its undo button outlives the list.
    mutateAsync({ ids, isSpam }).then(
      (changed) => {
        toast({
          title: t(`spam.${words}`, { count: changed.length }),
          ...(changed.length > 0 && {
            action: (
              <Button variant="secondary" size="sm" onClick={() => change(changed, !isSpam)}>
                {t('spam.undo')}
              </Button>
            ),
          }),
        });
        onDone?.();
      },
      (error: unknown) =>
        toast({ title: t('spam.failed'), description: messageFor(error), variant: 'destructive' }),
    );
  }
  return { change, isPending };
}
