import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { useRefusalWords } from './refusal-words';
import { useMarkSpam, type SpamKind } from './spam';

/** Marks entries, or takes the mark back, and offers to undo just that. */
export function useSpamAction(kind: SpamKind) {
  const { t } = useTranslation('inboxKit');
  const say = useRefusalWords();
  const { mutate, isPending } = useMarkSpam(kind);

  function change(ids: readonly string[], isSpam: boolean, onDone?: () => void) {
    const words = isSpam ? 'marked' : 'restored';
    mutate(
      { ids, isSpam },
      {
        onSuccess: (changed) => {
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
        onError: (error) =>
          toast({ title: t('spam.failed'), description: say(error), variant: 'destructive' }),
      },
    );
  }
  return { change, isPending };
}
