import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import type { Resource } from './define-resource';
import { useReason } from './use-reason';

/** Says in a toast what did not happen and why: `call.catch(notSaved('changeFailed'))`. */
export function useFailureNotice(resource: Resource) {
  const { t } = useTranslation('resourceKit');
  const reason = useReason(resource);
  return (title: 'changeFailed' | 'orderFailed') => (error: unknown) => {
    toast({ title: t(title), description: reason(error), variant: 'destructive' });
  };
}
