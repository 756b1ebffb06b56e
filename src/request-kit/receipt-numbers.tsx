import { useTexts } from '@/lib/i18n/use-texts';
import { CopyButton } from './copy-button';
import { requestKitMessages } from './messages';

/** Number and access code, large enough to be copied by hand. */
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
