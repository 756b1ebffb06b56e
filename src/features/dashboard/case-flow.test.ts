import { expect, test } from 'vitest';
import { flowOf } from './case-flow';

const line = (
  kind: string,
  month: string,
  received: number,
  closed: number,
  days_to_close: number | null,
) => ({
  kind,
  month,
  received,
  closed,
  days_to_close,
});

test('weights the average days by the number of closed cases', () => {
  const flow = flowOf(
    [line('complaint', '2026-10-01', 4, 1, 10), line('complaint', '2026-11-01', 2, 3, 2)],
    'complaint',
  );
  expect(flow).toMatchObject({ averageDays: 4, most: 4, isEmpty: false });
});

test('includes only cases of the given kind, even if there are none', () => {
  const lines = [line('complaint', '2026-11-01', 2, 0, null), line('appeal', '2026-11-01', 0, 0, null)];
  expect(flowOf(lines, 'complaint')).toMatchObject({ months: [lines[0]], averageDays: null });
  expect(flowOf(lines, 'appeal')).toMatchObject({ isEmpty: true, most: 1 });
});
