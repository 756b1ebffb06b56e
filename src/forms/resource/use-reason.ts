import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownResource } from './define-resource';
import { resourceKitMessages } from './messages';

/** The resource's text for a constraint that refused a value; undefined when it has none. */
export function useConstraintWords({ messages }: ShownResource): (constraint: string) => string | undefined {
  const { find } = useTexts(messages);
  return (constraint) => find(`constraints.${constraint}`);
}

/** Why something failed, in words: the resource's own for the constraint that refused it, the kit's for a rule's code, or by kind. */
export function useReason(resource: ShownResource): (error: unknown) => string {
  const { t, find } = useTexts(resourceKitMessages);
  const constraintWords = useConstraintWords(resource);
  return (error) => {
    const { kind, code, message, constraint } = toAppError(error);
    // The code of a rule (private.refuse) is the message.
    const refusal = code === 'P0001' ? find(`refusals.${message}`) : undefined;
    return refusal ?? constraintWords(constraint ?? '') ?? t(`reasons.${kind}`);
  };
}
