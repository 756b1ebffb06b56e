import { useTranslation } from 'react-i18next';
import { toAppError } from '@/lib/errors';
import type { Resource } from './define-resource';

/** The resource's text for a constraint that refused a value; undefined when it has none. */
export function useConstraintWords({ messages }: Resource): (constraint: string) => string | undefined {
  const { t, i18n } = useTranslation('resourceKit');
  return (constraint) => {
    // The namespace is data here, as in useResourceTexts.
    const key = `constraints.${constraint}` as 'save';
    const ns = messages as 'resourceKit';
    return i18n.exists(key, { ns }) ? t(key, { ns }) : undefined;
  };
}

/** Why something failed, in words: the resource's own for the constraint that refused it, the kit's for a rule's code, or by kind. */
export function useReason(resource: Resource): (error: unknown) => string {
  const { t, i18n } = useTranslation('resourceKit');
  const constraintWords = useConstraintWords(resource);
  return (error) => {
    const { kind, code, message, constraint } = toAppError(error);
    // The code of a rule (private.refuse) is the message.
    const refusal = `refusals.${message}` as 'save';
    if (code === 'P0001' && i18n.exists(refusal, { ns: 'resourceKit' })) return t(refusal);
    return constraintWords(constraint ?? '') ?? t(`reasons.${kind}`);
  };
}
