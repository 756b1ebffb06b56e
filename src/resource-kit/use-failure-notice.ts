import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { toAppError } from '@/lib/errors';

/** Says in a toast what did not happen and why: `call.catch(notSaved('changeFailed'))`. */
export function useFailureNotice() {
  const { t } = useTranslation('resourceKit');
  return (title: 'changeFailed' | 'orderFailed') => (error: unknown) => {
    const description = t(`reasons.${toAppError(error).kind}`);
    toast({ title: t(title), description, variant: 'destructive' });
  };
}
