import { useFormContext } from 'react-hook-form';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownFields } from './define-resource';
import type { AnyField } from './fields';
import { resourceKitMessages } from './messages';
import { valueAt, type FormValues } from './row-values';
import { useConstraintMessage } from './use-reason';

/** Returns the message for a column's error, or undefined. */
export function useFieldProblem(resource: ShownFields, field: AnyField, column: string): string | undefined {
  const { t } = useTexts(resourceKitMessages);
  const { find } = useTexts(resource.messages);
  const { formState } = useFormContext<FormValues>();
  const language = useLanguage();
  const checkWords = useConstraintMessage(resource);
  const error = valueAt(formState.errors, column) as { message?: unknown } | undefined;
  // The schema's messages are keys of `issues` or `errors`.
  const wrong = error?.message as keyof typeof resourceKitMessages.id.errors | undefined;
  if (!wrong) return undefined;
  const isAmount = field.kind === 'number' && field.unit === 'rupiah';
  const limit = (number: number) => (isAmount ? formatNumber(language, number) : number);
  const limits = { min: 'min' in field ? limit(field.min) : '', max: 'max' in field ? limit(field.max) : '' };
  const ownWords = wrong === 'refused' && checkWords(`${resource.table}_${column}_check`);
  return ownWords || (find(`issues.${wrong}`) ?? t(`errors.${wrong}`, limits));
}
