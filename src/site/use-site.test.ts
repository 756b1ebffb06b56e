import { expect, test } from 'vitest';
import { siteDetails } from './use-site';

test('texts are trimmed, and everything else counts as not filled in', () => {
  const details = siteDetails({ phone: ' 021-555-0142 ', email: null, address: 7, unknown: 'x' });
  expect(details.phone).toBe('021-555-0142');
  expect(details.email).toBe('');
  expect(details.address).toBe('');
  expect(details).not.toHaveProperty('unknown');
});

test.each([null, undefined, 'text', []])('a site object that is none (%j) has nothing filled in', (value) => {
  expect(Object.values(siteDetails(value)).every((each) => each === '')).toBe(true);
});
