import { expect, test } from 'vitest';
import { fileKind, mediaPath, validity } from './legality';

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'soon'],
  ['2027-02-18', 'soon'],
  ['2027-02-19', 'valid'],
] as const)('classifies a document valid until %s as %s on 20 November 2026', (until, expected) => {
  expect(validity(until, '2026-11-20')).toBe(expected);
});

test('returns the path of files in the site’s storage only', () => {
  expect(mediaPath('https://x.example.id/storage/v1/object/public/media/2026/akta%201.pdf?v=2')).toBe(
    '2026/akta 1.pdf',
  );
  expect(mediaPath('/media/ab12/akta.pdf')).toBe('ab12/akta.pdf');
  expect(mediaPath('https://jdih.example.id/akta.pdf')).toBeUndefined();
});

test('derives the type of a file from the extension in its URL', () => {
  expect(fileKind('https://x.example.id/akta.pdf?v=2')).toBe('PDF');
  expect(fileKind('https://x.example.id/unduh')).toBe('');
});
