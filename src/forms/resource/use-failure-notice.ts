import { toast } from '@/ui/toast/toast';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';
import { useReason } from './use-reason';

/**
 * Returns a function that reports a failed action and its reason in a toast:
 * `call.catch(notSaved('changeFailed'))`.
 */
export function useFailureNotice(resource: ShownResource) {
  const { t } = useTexts(resourceKitMessages);
  const reason = useReason(resource);
  return (title: 'changeFailed' | 'orderFailed') => (error: unknown) => {
    toast({ title: t(title), description: reason(error), variant: 'destructive' });
  };
}
