import { useMutation } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import { signOut } from '@/session/sign-in';
import { sessionMessages } from '@/session/messages';

type Then = { onSettled?: () => void };

/** Signs out and says so; the guard then leads to the login page. What is typed and not saved is asked about first. */
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
    // Without a connection it is not asked: the sign-out then fails, and says so.
    void import('@/drafts/sign-out-asking').then(({ signOutAsking }) => signOutAsking(run), run);
  };
  return { mutate: leave, isPending };
}
