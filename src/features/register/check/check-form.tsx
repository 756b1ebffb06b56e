import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { checkPath } from '@/domain/certificate';
import { isLongEnough, normaliseNumber } from './check-input';
import { certificateCheckMessages } from './messages';
import { samplesQuery } from './queries';

/** Renders the form for checking a certificate. The result has the same URL as in the QR code. */
export function CheckForm({ typed = '' }: { typed?: string }) {
  const { t } = useTexts(certificateCheckMessages);
  const navigate = useNavigate();
  const [number] = useQuery(samplesQuery).data ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const asked = normaliseNumber(input.current?.value ?? '');
    if (isLongEnough(asked)) return void navigate(checkPath(asked));
    setError(t('checkEmpty'));
    input.current?.focus();
  };
  const hint = (
    <>
      {t('checkHint')} {/* The line is reserved until the example has loaded. */}
      <span className="block min-h-5">{number && t('checkExample', { number })}</span>
    </>
  );
  return (
    <form role="search" aria-label={t('checkTitle')} onSubmit={submit} noValidate className="print:hidden">
      <Field label={t('checkNumber')} hint={hint} error={error}>
        <div className="flex gap-3 max-sm:flex-col">
          <TextInput
            // Reset the field when another certificate is shown.
            key={typed}
            ref={input}
            className="min-w-0 flex-1"
            leading={<ShieldCheck aria-hidden />}
            defaultValue={typed}
            onChange={() => setError(undefined)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
          />
          <Button type="submit">{t('checkButton')}</Button>
        </div>
      </Field>
    </form>
  );
}
