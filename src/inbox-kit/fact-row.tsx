import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A name and its value inside a `dl`. */
export function FactRow({ label, value }: { label: string; value: ReactNode }) {
  const { t } = useTranslation('inboxKit');
  return (
    <div>
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm break-words">{value || t('noValue')}</dd>
    </div>
  );
}
