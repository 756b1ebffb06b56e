import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { DAY_PARAMETER, FIRST_DAY, isRecordedDay } from '@/domain/dated-certificate';
import { certificateVerdictMessages } from './verdict-messages';

interface DayFormProps {
  /** Path of the page that shows the result. */
  path: string;
  /** Requested day; '' for now. */
  day: string;
}

/** Renders a form for the status on a day, such as that of a tender; the result has its own URL. */
export function DayForm({ path, day }: DayFormProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = input.current?.value ?? '';
    if (isRecordedDay(asked)) return void navigate(`${path}?${DAY_PARAMETER}=${asked}`);
    setError(t('dayWrong'));
    input.current?.focus();
  };
  return (
    <Card asChild padding="lg">
      <section aria-labelledby="on-a-day" className="space-y-4 print:hidden">
        <h2 id="on-a-day" className="text-lg">
          {t('dayTitle')}
        </h2>
        <form onSubmit={submit} noValidate>
          <Field label={t('day')} hint={t('dayHint')} error={error}>
            <div className="flex flex-wrap gap-3">
              <TextInput
                key={day}
                ref={input}
                type="date"
                className="w-auto"
                defaultValue={day}
                min={FIRST_DAY}
                onChange={() => setError(undefined)}
              />
              <Button type="submit" variant="secondary">
                {t('dayButton')}
              </Button>
            </div>
          </Field>
        </form>
        {day && (
          <p>
            <Link to={path} className="link">
              {t('seeToday')}
            </Link>
          </p>
        )}
      </section>
    </Card>
  );
}
