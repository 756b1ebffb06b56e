import { Card } from '@/components/ui/card';
import { useTexts } from '@/lib/i18n/use-texts';
import type { summaryOf } from './board';
import { complianceMessages } from './messages';

/** The board in three numbers. */
export function BoardSummary({ total, filled, fresh, attention }: ReturnType<typeof summaryOf>) {
  const { t } = useTexts(complianceMessages);
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
