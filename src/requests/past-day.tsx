import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ComponentProps } from 'react';
import { TextInput } from '@/ui/controls/text-input';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { isDay, useToday } from '@/lib/today';
import { requestKitMessages } from './messages';

/**
 * Renders a date input up to today, inside a Field. Browsers format dates in the browser's language, where
 * 03/04 is ambiguous, so the date is repeated in words.
 */
export function PastDay<V extends FieldValues>({
  control,
  name,
  ...input
}: { control: Control<V>; name: FieldPath<V> } & Omit<ComponentProps<typeof TextInput>, 'name' | 'type'>) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const day: unknown = useWatch({ control, name });
  const today = useToday();
  return (
    <>
      <TextInput {...input} name={name} type="date" max={today} className="max-w-48" />
      <p role="status" className="text-xs text-text-muted empty:hidden">
        {typeof day === 'string' &&
          isDay(day) &&
          t('dayRead', { day: formatDate(language, `${day}T12:00:00Z`) })}
      </p>
    </>
  );
}
