import { expect, test } from 'vitest';
import { sortLines, needsAttention, reviewStateOf, standingOf, summaryOf, type BoardLine } from './board';

const line = (change: Partial<BoardLine> = {}): BoardLine => ({
  code: 'fees',
  has_id: true,
  has_en: true,
  changed_at: '2026-05-01T00:00:00Z',
  reviewed_at: '2026-06-01T00:00:00Z',
  reviewer_name: 'Rina',
  note: null,
  verdict: 'sufficient',
  tests: [{ test: 'decrees', isMet: true, missing: [] }],
  review_due: false,
  is_judged: false,
  due_on: '2027-06-01',
  ...change,
});

test.each([
  ['fresh', {}],
  ['fresh', { changed_at: null }],
  ['never', { reviewed_at: null, review_due: true }],
  ['due', { review_due: true }],
  ['changed', { changed_at: '2026-07-01T00:00:00Z' }],
  ['insufficient', { verdict: 'insufficient' }],
] as const)('the review state is %s for the values %j', (state, change) => {
  expect(reviewStateOf(line(change))).toBe(state);
});

test('counts an item without a language or a current review as needing attention', () => {
  const lines = [line(), line({ has_en: false }), line({ reviewed_at: null }), line({ has_id: false })];
  expect(summaryOf(lines)).toEqual({ total: 4, filled: 2, fresh: 3, attention: 3 });
});

test('sorts lines in the order of the standard and omits unknown codes', () => {
  const lines = [line({ code: 'privacy' }), { ...line(), code: 'unheard-of' }, line({ code: 'scheme' })];
  expect(sortLines(lines).map(({ code }) => code)).toEqual(['scheme', 'privacy']);
});

test('an item with a failed test needs attention even after a positive review', () => {
  expect(needsAttention(line({ tests: [{ test: 'decrees', isMet: false, missing: ['713'] }] }))).toBe(true);
  expect(needsAttention(line())).toBe(false);
});

test('omits unknown test codes and invalid values', () => {
  const tests = [{ test: 'unheard-of', is_met: false }, null, { test: 'gaps', is_met: true, missing: 'x' }];
  expect(sortLines([{ ...line(), tests }])[0]?.tests).toEqual([{ test: 'gaps', isMet: true, missing: [] }]);
});

test.each([
  ['sound', {}],
  ['sound', { reviewed_at: null, review_due: true }],
  ['sound', { is_judged: true }],
  ['unjudged', { is_judged: true, reviewed_at: null, review_due: true }],
  ['unjudged', { is_judged: true, changed_at: '2026-07-01T00:00:00Z' }],
  ['unjudged', { is_judged: true, verdict: 'insufficient' }],
  ['sound', { has_id: null, has_en: null }],
  ['unsound', { has_en: false }],
  ['unsound', { is_judged: true, tests: [{ test: 'english', isMet: false, missing: [] }] }],
] as const)('an item is %s if its values are %j', (standing, change) => {
  expect(standingOf(line(change))).toBe(standing);
});
