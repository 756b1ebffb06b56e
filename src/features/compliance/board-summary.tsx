import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import type { summaryOf } from './board';

/** The board in three numbers. */
export function BoardSummary({ total, filled, fresh, attention }: ReturnType<typeof summaryOf>) {
  const { t } = useTranslation('compliance');
  const numbers = [
    [t('summary.filled'), filled],
    [t('summary.fresh'), fresh],
    [t('summary.attention'), attention],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {numbers.map(([label, number]) => (
        <Card key={label} padding="sm">
          <dt className="text-sm text-text-muted">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{t('summary.of', { number, total })}</dd>
        </Card>
      ))}
    </dl>
  );
}
