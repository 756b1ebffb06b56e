/** Row of case_flow(). */
export interface FlowMonth {
  kind: string;
  month: string;
  received: number;
  closed: number;
  days_to_close: number | null;
}

/** Returns the chart data for one kind of case. Average days are weighted by the number of closed cases. */
export function flowOf(lines: readonly FlowMonth[], kind: string) {
  const months = lines.filter((line) => line.kind === kind);
  const closed = months.reduce((sum, month) => sum + month.closed, 0);
  const days = months.reduce((sum, month) => sum + month.closed * (month.days_to_close ?? 0), 0);
  return {
    months,
    most: Math.max(1, ...months.flatMap((month) => [month.received, month.closed])),
    isEmpty: months.every((month) => month.received === 0 && month.closed === 0),
    averageDays: closed > 0 ? Math.round((days / closed) * 10) / 10 : null,
  };
}
