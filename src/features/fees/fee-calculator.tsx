import { Plus } from 'lucide-react';
import type { Fee } from '@/domain/fee';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { ApplyButton } from '@/site/page/apply-button';
import { FeeLineFields } from './fee-line-fields';
import { lineQuery, MAX_FEE_LINES, readLines, totalOf, type FeeLine } from './fees';
import { feesMessages } from './messages';

/**
 * Renders the cost calculator for one or more lines. The URL contains the input, so that an estimate can be
 * shared.
 */
export function FeeCalculator({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const { params, only } = useUrlState({});
  const lines = readLines(fees, params);
  const [first] = lines;
  if (!first) return null;
  const write = (next: readonly Pick<FeeLine, 'fee' | 'count'>[]) => only(lineQuery(next));
  const isOne = lines.length === 1;

  return (
    <Card asChild padding="lg">
      <section
        aria-labelledby="calculator"
        className="space-y-5 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:order-last print:hidden"
      >
        <div className="space-y-1">
          <h2 id="calculator" className="text-xl">
            {t('calculatorTitle')}
          </h2>
          <p className="text-sm text-text-muted">{t('calculatorText')}</p>
        </div>
        {lines.map((line, place) => (
          <FeeLineFields
            // Lines can be equal, so the index is the key.
            key={place}
            fees={fees}
            line={line}
            name={isOne ? undefined : t('line', { nth: place + 1 })}
            onChange={(next) => write(lines.map((each, at) => (at === place ? next : each)))}
            onRemove={isOne ? undefined : () => write(lines.filter((_, at) => at !== place))}
          />
        ))}
        {lines.length < MAX_FEE_LINES && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => write([...lines, { fee: first.fee, count: 1 }])}
          >
            <Plus aria-hidden />
            {t('addLine')}
          </Button>
        )}
        <div role="status" className="space-y-1 border-t-2 border-accent pt-4">
          <span className="block text-sm text-text-muted">{t('total')}</span>{' '}
          <span className="block text-2xl font-bold text-primary tabular-nums">
            {formatRupiah(language, totalOf(lines))}
          </span>{' '}
          {lines.map(({ fee, count }, place) => (
            <span key={place} className="block text-sm text-text-muted tabular-nums">
              {t('sum', { count, amount: formatRupiah(language, fee.amount) })}{' '}
            </span>
          ))}
        </div>
        <p className="text-xs text-text-muted">{t('assumption')}</p>
        <ApplyButton className="w-full" />
      </section>
    </Card>
  );
}
