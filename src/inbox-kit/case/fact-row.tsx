import type { ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { inboxKitMessages } from '@/inbox-kit/messages';

/** A name and its value inside a `dl`. */
export function FactRow({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTexts(inboxKitMessages);
  return (
    <div>
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm break-words">{value || t('noValue')}</dd>
    </div>
  );
}
