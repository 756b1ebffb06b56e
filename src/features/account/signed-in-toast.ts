import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import { accountMessages } from './messages';

let shown: ReturnType<typeof toast> | undefined;
let isQuestionOpen = false;

/** Returns a function that shows the signed-in toast, unless a second factor is still required. */
export function useSignedInToast() {
  const { t } = useTexts(accountMessages);
  return () => {
    const session = getSession();
    if (session.status === 'signed-in' && session.needsCode) return;
    // On a slow device the question can open before the sign-in has completed.
    if (isQuestionOpen) return;
    shown = toast({ title: t('loginDone'), description: t('loginDoneHint') });
  };
}

/**
 * Effect that suppresses the signed-in toast while a question is open: on a phone the toast would cover its
 * buttons.
 */
export function withoutSignedInToast() {
  isQuestionOpen = true;
  shown?.dismiss();
  return () => {
    isQuestionOpen = false;
  };
}
