import { describe, expect, test } from 'vitest';
import { dueOf } from '@/domain/case-deadline';
import { workingDaysBetween } from '@/domain/working-days';
import { toneOf } from './due';
import { inboxKitMessages } from './messages';

const holidays = new Set(['2026-12-25']);
/** Monday noon in Jakarta. */
const monday = new Date('2026-12-21T12:00:00+07:00');
const open = {
  closed_at: null,
  waiting_since: null,
  first_response_at: '2026-12-14T00:00:00Z',
  first_response_due_at: null,
};
const due = (next_due_at: string | null, more: object = {}) =>
  dueOf({ ...open, next_due_at, ...more }, monday, holidays);

test('counts working days without weekends and holidays', () => {
  expect(workingDaysBetween('2026-12-21', '2026-12-28', holidays)).toBe(4);
  expect(workingDaysBetween('2026-12-21', '2026-12-21', holidays)).toBe(0);
  expect(workingDaysBetween('2026-12-22', '2026-12-21', holidays)).toBe(0);
});

describe('deadline', () => {
  test('is due today until the office day ends in Jakarta', () => {
    expect(due('2026-12-21T16:59:59Z')).toEqual({ state: 'today', what: 'outcome', days: 0 });
  });
  test('counts working days when overdue', () => {
    expect(due('2026-12-17T16:59:59Z')).toEqual({ state: 'overdue', what: 'outcome', days: 2 });
  });
  test('skips a weekend and Christmas when counting remaining days', () => {
    expect(due('2026-12-28T16:59:59Z')).toEqual({ state: 'left', what: 'outcome', days: 4 });
  });
  test('has a separate text when only non-working days remain', () => {
    const thursday = new Date('2026-12-24T12:00:00+07:00');
    expect(dueOf({ ...open, next_due_at: '2026-12-25T16:59:59Z' }, thursday, holidays)).toEqual({
      state: 'left',
      what: 'outcome',
      days: 0,
    });
    for (const { response, outcome } of [inboxKitMessages.id.due, inboxKitMessages.en.due])
      for (const words of [response, outcome]) expect(words.left_zero).not.toContain('{{count}}');
  });
  test('refers to the first response until it has been sent', () => {
    const at = '2026-12-23T16:59:59Z';
    expect(due(at, { first_response_at: null, first_response_due_at: at })).toMatchObject({
      what: 'response',
      days: 2,
    });
  });
  test('stops while the case awaits the reporter or is closed', () => {
    expect(due(null, { waiting_since: '2026-12-17T03:00:00Z' })).toEqual({ state: 'waiting', days: 2 });
    expect(due(null, { closed_at: '2026-12-17T03:00:00Z' })).toEqual({ state: 'closed' });
  });
  test('has a colour that matches its text', () => {
    expect(
      ['2026-12-17', '2026-12-21', '2026-12-22', '2027-01-20'].map((day) => toneOf(due(`${day}T10:00:00Z`))),
    ).toEqual(['danger', 'warning', 'warning', 'success']);
  });
});
