import { expect, test } from 'vitest';
import { splitFlow, totalDays } from '@/domain/certification-flow';
import { branchesOf, textLines, serviceLevels, durationUnit } from './certification-flow';

const step = (id: string, duration_days: number | null) => ({ id, duration_days });

test('counts steps measured in years as cycles and excludes them from the total', () => {
  const { stages, cycles } = splitFlow([step('review', 3), step('visit', null), step('surveillance', 365)]);
  expect(stages.map(({ id }) => id)).toEqual(['review', 'visit']);
  expect(cycles.map(({ id }) => id)).toEqual(['surveillance']);
  expect(totalDays(stages)).toBe(3);
});

test.each([
  [1095, { unit: 'years', count: 3 }],
  [400, { unit: 'days', count: 400 }],
  [0, { unit: 'days', count: 0 }],
])('formats %i days as %j', (days, uiLanguage) => {
  expect(durationUnit(days)).toEqual(uiLanguage);
});

test('lists approved, revision and rejected branches in this order, without their labels', () => {
  const outcome = {
    rejected: 'Rejected: alasan tertulis',
    approved: 'lanjut',
    approved_en: 'On',
    other: 'x',
  };
  expect(branchesOf(outcome, 'en')).toEqual([
    { outcome: 'approved', text: { text: 'On', lang: undefined } },
    { outcome: 'rejected', text: { text: 'Alasan tertulis', lang: 'id' } },
  ]);
  expect(branchesOf(null, 'id')).toEqual([]);
  expect(branchesOf({ approved: 7 }, 'id')).toEqual([]);
});

test('reads one document per line and skips empty lines', () => {
  expect(textLines('Akta\n\n  Neraca \r\n')).toEqual(['Akta', 'Neraca']);
});

test('reads service levels from the settings, with defaults of 3 and 2 days', () => {
  expect(serviceLevels({ correction_days: 5, return_days: 4 })).toEqual({ correction: 5, return: 4 });
  expect(serviceLevels('x')).toEqual({ correction: 3, return: 2 });
});
