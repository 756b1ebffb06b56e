import { toast } from '@/components/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import { accountMessages } from './messages';

let shown: ReturnType<typeof toast> | undefined;

/** Says that somebody is signed in, unless the second factor is still to come: its form says the rest. */
export function useSaySignedIn() {
  const { t } = useTexts(accountMessages);
  return () => {
    const session = getSession();
    if (session.status === 'signed-in' && session.needsCode) return;
    shown = toast({ title: t('loginDone'), description: t('loginDoneHint') });
  };
}

/** Takes that toast away from a question that stands between: on a phone it lies over its buttons. */
export const endSignedInToast = (): void => shown?.dismiss();
