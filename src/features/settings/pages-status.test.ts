import { expect, test } from 'vitest';
import { isClockLate, orderState, waitingSince, type PagesOrder, type PagesStatus } from './pages-status';

const at = (time: string) => `2026-11-25T${time}:00Z`;
const order: PagesOrder = {
  reason: 'content',
  by: null,
  ordered_at: at('08:00'),
  attempts: 0,
  next_attempt_at: at('08:00'),
  status: null,
  problem: null,
  called_at: null,
  given_up_at: null,
  written_at: null,
};
const standing: PagesStatus = {
  host: null,
  looked_at: at('08:00'),
  changed_at: at('07:00'),
  last_changed_at: at('07:30'),
  last: null,
};

test.each([
  ['waiting', {}],
  ['failing', { problem: 'timeout', attempts: 2 }],
  ['given-up', { problem: 'refused', attempts: 8, given_up_at: at('09:00') }],
  ['building', { called_at: at('08:01'), status: 200 }],
  ['unwritten', { called_at: at('08:01'), problem: 'unwritten' }],
  ['written', { called_at: at('08:01'), written_at: at('08:05') }],
] as const)('reports the state of an order as %s', (state, values) =>
  expect(orderState({ ...order, ...values })).toBe(state),
);

test('reports changes that are newer than the pages', () => {
  const written = (time: string) => ({ kind: 'written', at: at(time), pages: 3 }) as const;
  expect(waitingSince(standing, written('06:00'))).toBe(at('07:00'));
  // The first change is already in the pages.
  expect(waitingSince(standing, written('07:10'))).toBe(at('07:30'));
  expect(waitingSince(standing, written('07:30'))).toBeUndefined();
  expect(
    waitingSince({ ...standing, changed_at: null, last_changed_at: null }, written('06:00')),
  ).toBeUndefined();
  expect(waitingSince(standing, { kind: 'on-demand' })).toBeUndefined();
});

test('considers the schedule stopped after ten minutes without a run', () => {
  expect(isClockLate(standing, new Date(at('08:09')))).toBe(false);
  expect(isClockLate(standing, new Date(at('08:11')))).toBe(true);
});
