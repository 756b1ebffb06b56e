import { useMutation } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { signOut } from '@/session/sign-in';
import { sessionMessages } from '@/session/messages';

type Then = { onSettled?: () => void };

/**
 * Signs out and shows a toast; the route guard then opens the login page. Asks first if there are unsaved
 * changes.
 */
export function useSignOut() {
  const { t } = useTexts(sessionMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => void toast({ title: t('logoutDone'), description: t('logoutDoneHint') }),
    onError: () =>
      void toast({ title: t('logoutFailed'), description: t('logoutFailedHint'), variant: 'destructive' }),
  });
  const leave = (then?: Then) => {
    const run = () => mutate(undefined, then);
    // If the module cannot be loaded offline, sign out directly, which fails with its own error message.
    void import('@/drafts/sign-out-asking').then(({ signOutAsking }) => signOutAsking(run), run);
  };
  return { mutate: leave, isPending };
}
