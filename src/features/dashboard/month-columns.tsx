import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { FlowMonth } from './case-flow';

interface MonthColumnsProps {
  months: readonly FlowMonth[];
  /** Highest value of all columns. */
  most: number;
  shortName: (month: string) => string;
}

/** Renders two columns per month, received and closed cases. The table next to it has the same numbers. */
export function MonthColumns({ months, most, shortName }: MonthColumnsProps) {
  const language = useLanguage();
  return (
    <div
      aria-hidden
      className="grid auto-cols-fr grid-flow-col text-center text-2xs text-text-muted tabular-nums"
    >
      {months.map(({ month, received, closed }) => (
        <div key={month} className="min-w-0">
          <div className="flex h-32 items-end justify-center gap-px border-b border-border pt-4">
            <Column value={received} most={most} className="bg-primary forced-colors:bg-[CanvasText]">
              {received > 0 && formatNumber(language, received)}
            </Column>
            <Column value={closed} most={most} className="bg-accent forced-colors:bg-[Highlight]" />
          </div>
          <span className="block truncate pt-1">{shortName(month)}</span>
        </div>
      ))}
    </div>
  );
}

interface ColumnProps {
  value: number;
  most: number;
  className: string;
  /** Rendered above the column. */
  children?: ReactNode;
}

function Column({ value, most, className, children }: ColumnProps) {
  return (
    <span
      className={clsx('relative block w-1/3 max-w-4 min-w-1.5 rounded-t-xs', className)}
      style={{ height: value === 0 ? '1px' : `max(3px, ${(value / most) * 100}%)` }}
    >
      <span className="absolute -inset-x-3 bottom-full">{children}</span>
    </span>
  );
}
