import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import { accountMessages } from './messages';

let shown: ReturnType<typeof toast> | undefined;
let isQuestionOpen = false;

/** Says that somebody is signed in, unless the second factor is still to come: its form says the rest. */
export function useSaySignedIn() {
  const { t } = useTexts(accountMessages);
  return () => {
    const session = getSession();
    if (session.status === 'signed-in' && session.needsCode) return;
    // On a slow device the question may be there before signing in has ended.
    if (isQuestionOpen) return;
    shown = toast({ title: t('loginDone'), description: t('loginDoneHint') });
  };
}

/** An effect of a question that stands between: no such toast while it does, since on a phone it lies over its buttons. */
export function withoutSignedInToast() {
  isQuestionOpen = true;
  shown?.dismiss();
  return () => {
    isQuestionOpen = false;
  };
}
