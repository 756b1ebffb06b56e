import type { ReactNode } from 'react';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useCaseTexts } from '@/inbox-kit/use-case-texts';

/** A name and its value inside a `dl`. */
export function FactRow({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <div>
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm break-words">{value || t('noValue')}</dd>
    </div>
  );
}
