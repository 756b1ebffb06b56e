import { TextInput } from './text-input';

/** A day of this century; while its year is typed the input holds years such as 0002, which mean nothing yet. */
export function DayInput({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <TextInput
      key={day}
      type="date"
      defaultValue={day}
      min="2000-01-01"
      max="2099-12-31"
      onChange={({ target: { value } }) => {
        if (value !== day && (value === '' || value >= '2000')) onDay(value);
      }}
    />
  );
}
