import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts(requestKitMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    // Browsers refuse it without a secure connection or against a policy.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  return (
    <span className="inline-flex flex-wrap items-center gap-3 print:hidden">
      <Button variant="secondary" size="sm" aria-label={label} onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {t(state === 'copied' ? 'receipt.copied' : 'receipt.copy')}
      </Button>
      <span role="status" className={state === 'failed' ? 'text-xs text-danger' : 'sr-only'}>
        {state === 'copied' && t('receipt.copied')}
        {state === 'failed' && t('receipt.copyFailed')}
      </span>
    </span>
  );
}
