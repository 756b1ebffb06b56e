import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { signOut } from '@/session/sign-in';

/** Signs out and says so; the guard then leads to the login page. */
export function useSignOut() {
  const { t } = useTranslation('account');
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => void toast({ title: t('logoutDone'), description: t('logoutDoneHint') }),
    onError: () =>
      void toast({ title: t('logoutFailed'), description: t('logoutFailedHint'), variant: 'destructive' }),
  });
}
