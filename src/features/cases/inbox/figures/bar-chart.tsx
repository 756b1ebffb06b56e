import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { Section } from '@/ui/section';

/** Renders a bar chart as a table of names and numbers, which is readable without the bars. */
export function BarChart({
  title,
  bars,
  labels,
}: {
  title: string;
  bars: readonly { key: string; count: number }[];
  labels: (key: string) => string;
}) {
  const language = useLanguage();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Section title={title}>
      <dl className="space-y-2 text-sm">
        {bars.map(({ key, count }) => (
          <div key={key} className="grid grid-cols-[minmax(7rem,1fr)_1fr_2.5rem] items-center gap-3">
            <dt className="wrap-anywhere">{labels(key)}</dt>
            <dd className="contents">
              <span aria-hidden className="h-3 rounded-sm bg-surface-sunken">
                <span
                  className="block h-full min-w-0.5 rounded-sm bg-primary forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / most) * 100}%`, printColorAdjust: 'exact' }}
                />
              </span>
              <span className="text-end font-semibold tabular-nums">{formatNumber(language, count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
