import { expect, test } from 'vitest';
import { figureSummary, type CaseFigure } from './figures';

const line = (figure: Partial<CaseFigure>): CaseFigure => ({
  month: '2026-11-01',
  category: 'layanan',
  status: 'selesai',
  received: 1,
  closed: 0,
  days_to_close: null,
  answers_due: 0,
  answered_in_time: 0,
  outcomes_due: 0,
  decided_in_time: 0,
  filed_late: 0,
  ...figure,
});

test('sums by month, category and outcome, and weights the time to close', () => {
  const sums = figureSummary([
    line({ received: 3, closed: 3, days_to_close: 2, answers_due: 3, answered_in_time: 2 }),
    line({
      month: '2026-09-01',
      status: 'ditolak',
      closed: 1,
      days_to_close: 10,
      outcomes_due: 1,
      filed_late: 1,
    }),
    line({ category: 'personel', status: 'baru', received: 2 }),
  ]);
  expect(sums).toEqual({
    received: 6,
    closed: 4,
    late: 1,
    averageDays: 4,
    answers: { due: 3, inTime: 2 },
    decisions: { due: 1, inTime: 0 },
    months: [
      { key: '2026-09-01', count: 1 },
      { key: '2026-10-01', count: 0 },
      { key: '2026-11-01', count: 5 },
    ],
    kinds: [
      { key: 'layanan', count: 4 },
      { key: 'personel', count: 2 },
    ],
    findings: [],
    outcomes: [
      { key: 'selesai', count: 3 },
      { key: 'baru', count: 2 },
      { key: 'ditolak', count: 1 },
    ],
  });
});

test('has no average without closed cases', () => {
  expect(figureSummary([]).averageDays).toBeNull();
});
