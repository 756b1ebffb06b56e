import { expect, test } from 'vitest';
import { fileKind, mediaPath, validity } from './legality';

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'soon'],
  ['2027-02-18', 'soon'],
  ['2027-02-19', 'valid'],
] as const)('on 20 November 2026 a document valid until %s is %s', (until, expected) => {
  expect(validity(until, '2026-11-20')).toBe(expected);
});

test('returns the path of a file in our own storage', () => {
  expect(mediaPath('https://x.example.id/storage/v1/object/public/media/2026/akta%201.pdf?v=2')).toBe(
    '2026/akta 1.pdf',
  );
  expect(mediaPath('/media/ab12/akta.pdf')).toBe('ab12/akta.pdf');
  expect(mediaPath('https://jdih.example.id/akta.pdf')).toBeUndefined();
});

test('returns the type of a file from its URL, or an empty string', () => {
  expect(fileKind('https://x.example.id/akta.pdf?v=2')).toBe('PDF');
  expect(fileKind('https://x.example.id/unduh')).toBe('');
});
