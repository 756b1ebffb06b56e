import { expect, test } from 'vitest';
import { siteDetails } from './use-site';

test('texts are trimmed, and any other value counts as empty', () => {
  const details = siteDetails({ phone: ' 021-555-0142 ', email: null, address: 7, unknown: 'x' });
  expect(details.phone).toBe('021-555-0142');
  expect(details.email).toBe('');
  expect(details.address).toBe('');
  expect(details).not.toHaveProperty('unknown');
});

test.each([null, undefined, 'text', []])('an invalid site object (%j) is empty', (value) => {
  expect(Object.values(siteDetails(value)).every((each) => each === '')).toBe(true);
});
