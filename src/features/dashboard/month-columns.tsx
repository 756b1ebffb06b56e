import type { FlowMonth } from './case-flow';

const HEIGHT = 96;
const COLUMN = 9;
const STEP = 30;

interface MonthColumnsProps {
  months: readonly FlowMonth[];
  /** The highest number among them. */
  most: number;
  shortName: (month: string) => string;
}

/** Two columns for each month: what came in and what was closed. The table beside it says the same in numbers. */
export function MonthColumns({ months, most, shortName }: MonthColumnsProps) {
  const width = months.length * STEP;
  const column = (value: number, x: number, looks: string) => {
    const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
    return <rect x={x} y={HEIGHT - height} width={COLUMN} height={height} rx={1.5} className={looks} />;
  };
  return (
    <svg viewBox={`0 -14 ${width} ${HEIGHT + 32}`} className="w-full" aria-hidden>
      <line x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} className="stroke-border" />
      {months.map(({ month, received, closed }, index) => {
        const x = index * STEP + 5;
        return (
          <g key={month}>
            {column(received, x, 'fill-primary forced-colors:fill-[CanvasText]')}
            {column(closed, x + COLUMN + 1, 'fill-accent forced-colors:fill-[Highlight]')}
            {received > 0 && (
              <text
                x={x + COLUMN / 2}
                y={HEIGHT - Math.max(3, (received / most) * HEIGHT) - 3}
                textAnchor="middle"
                className="fill-text-muted text-[8px] tabular-nums"
              >
                {received}
              </text>
            )}
            <text x={x + COLUMN} y={HEIGHT + 12} textAnchor="middle" className="fill-text-muted text-[8px]">
              {shortName(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
