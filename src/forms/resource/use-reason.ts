import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import { resourceKitMessages } from './messages';

/** Returns the resource's message for a violated constraint, or undefined. */
export function useConstraintMessage({ messages }: ShownFields): (constraint: string) => string | undefined {
  const { find } = useTexts(messages);
  return (constraint) => find(`constraints.${constraint}`);
}

/**
 * Returns a function that gives the message for an error: the resource's for a constraint, the shared one for
 * a rule's code, or one for the kind of error.
 */
export function useReason(resource: ShownFields): (error: unknown) => string {
  const { t, find } = useTexts(resourceKitMessages);
  const constraintWords = useConstraintMessage(resource);
  return (error) => {
    const { kind, code, message, constraint } = toAppError(error);
    // For errors raised by private.refuse, the message is the rule's code.
    const refusal = code === 'P0001' ? find(`refusals.${message}`) : undefined;
    return refusal ?? constraintWords(constraint ?? '') ?? t(`reasons.${kind}`);
  };
}
