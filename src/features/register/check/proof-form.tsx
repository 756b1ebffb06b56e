import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateProofMessages } from './proof-messages';
import { proofNumber, proofPath } from './proof-number';

/** Renders the form for the number on a printout. */
export function ProofForm({ typed = '' }: { typed?: string }) {
  const { t } = useTexts(certificateProofMessages);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const number = proofNumber(input.current?.value ?? '');
    if (number) return void navigate(proofPath(number));
    setError(t('numberWrong'));
    input.current?.focus();
  };
  return (
    <Card padding="lg" className="print:hidden">
      <form onSubmit={submit} noValidate aria-label={t('verify')}>
        <Field label={t('number')} hint={t('numberHint')} error={error}>
          <div className="flex gap-3 max-sm:flex-col">
            <TextInput
              key={typed}
              ref={input}
              className="min-w-0 flex-1"
              defaultValue={typed}
              onChange={() => setError(undefined)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={200}
            />
            <Button type="submit">{t('open')}</Button>
          </div>
        </Field>
      </form>
    </Card>
  );
}
