import type { ReactNode } from 'react';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';

/** Renders a name and its value inside a `dl`. */
export function FactRow({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useCaseTexts(inboxKitMessages);
  return (
    <div>
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm break-words">{value || t('noValue')}</dd>
    </div>
  );
}
