import type { ComponentProps } from 'react';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from './messages';
import { useColleagues } from './use-colleagues';

interface HandlerSelectProps extends Omit<ComponentProps<typeof Select>, 'children' | 'onChange'> {
  /** Current handler; offered even if they can no longer handle entries. */
  current: string | null;
  onPerson: (person: string | null) => void;
}

/** Renders a select for the handler: no one, or a member of staff who can handle entries. */
export function HandlerSelect({ current, onPerson, value = current ?? '', ...rest }: HandlerSelectProps) {
  const { t } = useTexts(inboxKitMessages);
  const { handlers, nameOf } = useColleagues();
  return (
    <Select {...rest} value={value} onChange={(event) => onPerson(event.target.value || null)}>
      <option value="">{t('nobody')}</option>
      {current && !handlers.some(({ id }) => id === current) && (
        <option value={current}>{nameOf(current)}</option>
      )}
      {handlers.map(({ id, full_name }) => (
        <option key={id} value={id}>
          {full_name}
        </option>
      ))}
    </Select>
  );
}
