import { useTranslation } from 'react-i18next';
import { toAppError } from '@/lib/errors';
import type { Resource } from './define-resource';

/** Why something failed, in words: the resource's own for the constraint that refused it, or the kit's by kind. */
export function useReason({ messages }: Resource): (error: unknown) => string {
  const { t, i18n } = useTranslation('resourceKit');
  return (error) => {
    const { kind, constraint } = toAppError(error);
    // The namespace is data here, as in useResourceTexts.
    const key = `constraints.${constraint ?? ''}` as 'save';
    const ns = messages as 'resourceKit';
    return constraint && i18n.exists(key, { ns }) ? t(key, { ns }) : t(`reasons.${kind}`);
  };
}
