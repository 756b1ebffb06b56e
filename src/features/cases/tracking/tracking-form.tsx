import { Search } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { readUrl, typed } from '@/lib/url-state';
import { cleanName } from '@/lib/text-shapes';
import { OtherWays } from '@/requests/other-ways';
import { requestProblem } from '@/requests/problem';
import { useProblemMessage } from '@/requests/use-problem-message';
import { caseTrackingMessages } from './messages';
import type { CaseKey } from './tracked-case';

interface TrackingFormProps {
  onOpen: (key: CaseKey) => void;
  isOpening: boolean;
  failure: Error | null;
  /** True if number and code matched no case. */
  isUnknown: boolean;
}

/** Normalises a typed number to the printed form: capitals, and hyphens for blanks and dashes. */
const normaliseNumber = (text: string) =>
  cleanName(text)
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015]+/g, '-');

const schema = { nomor: typed(30) };

/** Returns the number in the URL, from a receipt's link or the site search. Links never contain the code. */
function useNumberFromUrl(): string {
  const { state, search } = useLocation() as { state: unknown; search: string };
  const number: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'number') : '';
  return typeof number === 'string' && number !== '' ? number : readUrl(schema, search).nomor;
}

export function TrackingForm({ onOpen, isOpening, failure, isUnknown }: TrackingFormProps) {
  const { t } = useTexts(caseTrackingMessages);
  const { messageFor } = useProblemMessage();
  const [number, setNumber] = useState(useNumberFromUrl());
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isOpening) return;
    const isMissing = cleanName(number) === '' || cleanName(code) === '';
    setIsIncomplete(isMissing);
    if (!isMissing) return onOpen({ number: normaliseNumber(number), code: cleanName(code) });
    document.getElementById(cleanName(number) === '' ? 'case-number' : 'case-code')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="max-w-md space-y-6">
      {isIncomplete && (
        <Notice tone="danger" live="assertive">
          <p>{t('form.missing')}</p>
        </Notice>
      )}
      {!isIncomplete && !isOpening && failure && (
        <Notice tone="danger" live="assertive" title={t('form.failed')}>
          <p>{messageFor(requestProblem(failure))}</p>
          <OtherWays />
        </Notice>
      )}
      {!isIncomplete && isUnknown && !failure && (
        <Notice tone="warning" live="assertive" title={t('form.notFoundTitle')}>
          <p>{t('form.notFound')}</p>
          <p className="text-text-muted">{t('form.limit')}</p>
        </Notice>
      )}
      <Field id="case-number" label={t('form.number')} hint={t('form.numberHint')}>
        <TextInput
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Field id="case-code" label={t('form.code')} hint={t('form.codeHint')}>
        <TextInput
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular-nums"
        />
      </Field>
      <Button type="submit" size="lg" isPending={isOpening} className="max-sm:w-full">
        <Search aria-hidden />
        {t('form.open')}
      </Button>
      <p role="status" className="sr-only">
        {isOpening && t('loading')}
      </p>
    </form>
  );
}
