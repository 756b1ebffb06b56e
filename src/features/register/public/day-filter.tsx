import { useState } from 'react';
import { FIRST_DAY, isRecordedDay } from '@/domain/dated-certificate';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { registerMessages } from './messages';

interface DayFilterProps {
  /** Day of the status; '' for today. */
  day: string;
  onDay: (day: string) => void;
}

/** Renders the filter for the day of the status, in place of today. */
export function DayFilter({ day, onDay }: DayFilterProps) {
  const { t } = useTexts(registerMessages, certificateVerdictMessages);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <Field label={t('statusDay')} error={isWrong ? t('certificateVerdict:dayWrong') : undefined}>
      <TextInput
        key={day}
        type="date"
        defaultValue={day}
        min={FIRST_DAY}
        onChange={({ target: { value } }) => {
          // While the year is being typed, the value is a year such as 0002.
          const isMeant = value === '' || isRecordedDay(value);
          setIsWrong(!isMeant && value >= FIRST_DAY);
          if (isMeant && value !== day) onDay(value);
        }}
      />
    </Field>
  );
}
