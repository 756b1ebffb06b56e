import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

/** Renders a button that copies a text to the clipboard and confirms it. */
function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTexts(requestKitMessages);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    // Browsers refuse clipboard access without a secure connection, or by policy.
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

/** Renders number and access code, large enough to be copied by hand. */
export function ReceiptNumbers({ number, code }: { number: string; code: string }) {
  const { t } = useTexts(requestKitMessages);
  const rows = [
    { label: t('receipt.number'), value: number, copy: t('receipt.copyNumber') },
    ...(code ? [{ label: t('receipt.code'), value: code, copy: t('receipt.copyCode') }] : []),
  ];
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {rows.map(({ label, value, copy }) => (
        <div key={label} className="space-y-2">
          <dt className="text-sm font-semibold text-text-muted">{label}</dt>
          <dd className="space-y-3">
            <output className="block text-2xl font-bold wrap-anywhere">{value}</output>
            <CopyButton text={value} label={copy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
