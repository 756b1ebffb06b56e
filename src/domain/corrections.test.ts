import { expect, test } from 'vitest';
import { correctionsOf, formerNumbers, typedFormerNumber } from './corrections';

const correction = (before: string, after: string, fromBeginning = false) => ({
  changes: { number: [before, after] },
  effective_on: '2026-11-01',
  recorded_on: '2026-11-20',
  from_beginning: fromBeginning,
});

test('returns the former numbers, each with the day of its correction', () => {
  expect(formerNumbers([correction('A-1', 'A-2'), correction('A-2', 'A-3', true)])).toEqual([
    { number: 'A-1', on: '2026-11-01' },
    { number: 'A-2', on: '2026-11-20' },
  ]);
  expect(formerNumbers([{ ...correction('', ''), changes: { holder_name: ['A', null] } }])).toEqual([]);
});

test('recognises a former number in any spelling, but not the present number', () => {
  const corrections = [correction('A-1', 'A-2'), correction('A-2', 'A-1'), correction('A-1', 'A-3')];
  expect(typedFormerNumber('a 2', { number: 'A-3', corrections })?.number).toBe('A-2');
  expect(typedFormerNumber('A3', { number: 'A-3', corrections })).toBeUndefined();
  expect(typedFormerNumber('A1', { number: 'A-1', corrections: corrections.slice(0, 2) })).toBeUndefined();
});

test('returns nothing for missing or malformed corrections', () => {
  for (const value of [undefined, null, 'x', {}, [{ changes: { number: 1 } }]])
    expect(correctionsOf(value)).toEqual([]);
});
