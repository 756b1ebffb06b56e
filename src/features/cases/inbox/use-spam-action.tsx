import type { ThreadKind } from '@/domain/case-status';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from './messages';
import { useRefusalMessage } from './use-refusal-message';
import { useMarkSpam } from './spam';

/** Marks entries, or takes the mark back, and offers to undo just that. */
export function useSpamAction(kind: ThreadKind) {
  const { t } = useTexts(inboxKitMessages);
  const say = useRefusalMessage();
  const { mutateAsync, isPending } = useMarkSpam(kind);

  function change(ids: readonly string[], isSpam: boolean, onDone?: () => void) {
    const words = isSpam ? 'marked' : 'restored';
    // By promise: the notice with the undo outlives the list it came from, and callbacks of `mutate` do not.
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
      (error: unknown) => toast({ title: t('spam.failed'), description: say(error), variant: 'destructive' }),
    );
  }
  return { change, isPending };
}
