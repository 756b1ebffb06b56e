import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { caseTrackingMessages } from './messages';
import { StatusBadge } from './status-badge';
import type { TrackedCase } from './tracked-case';

/** Status and dates in one row. */
export function CaseFacts({ found }: { found: TrackedCase }) {
  const { t } = useTexts(caseTrackingMessages);
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-4 rounded-lg border border-border bg-surface px-5 py-4 text-sm sm:grid-cols-4">
      <Fact label={t('status')}>
        <StatusBadge status={found.status} />
      </Fact>
      <Fact label={t('received')}>{formatDateTime(language, found.created_at)}</Fact>
      <Fact label={t('updated')}>{formatDateTime(language, found.updated_at)}</Fact>
      {found.due_at && !found.closed_at && <Fact label={t('due')}>{formatDate(language, found.due_at)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <dt className="text-xs font-semibold text-text-muted">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
