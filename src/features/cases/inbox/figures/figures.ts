/** Row of case_figures(). */
export interface CaseFigure {
  month: string;
  category: string;
  status: string;
  received: number;
  closed: number;
  days_to_close: number | null;
  /** Finding of decided cases; null or absent for others. */
  finding?: string | null;
  answers_due: number;
  answered_in_time: number;
  outcomes_due: number;
  decided_in_time: number;
  /** Appeals filed after their last day; 0 for complaints. */
  filed_late: number;
}

export interface Bar {
  key: string;
  count: number;
}

function sumBy(figures: readonly CaseFigure[], keyOf: (figure: CaseFigure) => string): Bar[] {
  const sums = new Map<string, number>();
  for (const figure of figures) sums.set(keyOf(figure), (sums.get(keyOf(figure)) ?? 0) + figure.received);
  return [...sums].map(([key, count]) => ({ key, count }));
}

/** Returns the first days of the months from `first` to `last`, as 2026-11-01. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const day = new Date(first); ; day.setUTCMonth(day.getUTCMonth() + 1)) {
    const month = day.toISOString().slice(0, 10);
    if (month > last) return months;
    months.push(month);
  }
}

/** Counts cases by month, including months without cases. */
function byMonth(figures: readonly CaseFigure[]): Bar[] {
  const bars = sumBy(figures, (figure) => figure.month).toSorted((a, b) => a.key.localeCompare(b.key));
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(bars.map(({ key, count }) => [key, count]));
  return monthsBetween(first.key, last.key).map((key) => ({ key, count: counts.get(key) ?? 0 }));
}

type Counted =
  | 'received'
  | 'closed'
  | 'answers_due'
  | 'answered_in_time'
  | 'outcomes_due'
  | 'decided_in_time'
  | 'filed_late';
const total = (figures: readonly CaseFigure[], column: Counted) =>
  figures.reduce((sum, figure) => sum + figure[column], 0);

const byCount = (bars: Bar[]) => bars.toSorted((a, b) => b.count - a.count);

/** Sums the figures for each chart. Average days are weighted by the number of closed cases. */
export function figureSummary(figures: readonly CaseFigure[]) {
  const closed = total(figures, 'closed');
  const days = figures.reduce((sum, { closed: count, days_to_close: each }) => sum + count * (each ?? 0), 0);
  return {
    received: total(figures, 'received'),
    closed,
    late: total(figures, 'filed_late'),
    averageDays: closed > 0 ? days / closed : null,
    answers: { due: total(figures, 'answers_due'), inTime: total(figures, 'answered_in_time') },
    decisions: { due: total(figures, 'outcomes_due'), inTime: total(figures, 'decided_in_time') },
    months: byMonth(figures),
    kinds: byCount(sumBy(figures, (figure) => figure.category)),
    findings: byCount(
      sumBy(
        figures.filter((figure) => figure.finding),
        (figure) => figure.finding ?? '',
      ),
    ),
    outcomes: byCount(sumBy(figures, (figure) => figure.status)),
  };
}
