import { expect, test } from 'vitest';
import { smallJpeg, smallPdf, smallPng } from '@tests/support/evidence-files';
import { isOfItsKind } from './content.ts';

const MB = 1024 * 1024;
const text = (words: string) => new TextEncoder().encode(words);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
const zeros = (count: number) => new Uint8Array(count);
const pdf = text(smallPdf);

test.each([
  ['a document', 'a/b.pdf', pdf],
  ['a document with a few bytes after its end', 'a/b.pdf', joined(pdf, text('\r\n\0'))],
  ['a photograph', 'a/b.jpg', smallJpeg],
  ['a photograph with a video appended by the phone', 'a/b.jpg', joined(smallJpeg, text('ftypmp42 film'))],
  ['a picture', 'a/b.png', smallPng],
])('accepts %s', async (_what, path, bytes) => {
  expect(await isOfItsKind(path, bytes)).toBe(true);
});

test.each([
  ['a PDF header followed by zeros', 'a/b.pdf', joined(text('%PDF-'), zeros(MB))],
  ['a document padded with zeros', 'a/b.pdf', joined(pdf.subarray(0, 60), zeros(MB), pdf.subarray(60))],
  ['a truncated document', 'a/b.pdf', pdf.subarray(0, -20)],
  [
    'a document with a wrong cross-reference offset',
    'a/b.pdf',
    text(smallPdf.replace(/\d+(?=\n%%EOF)/, '3')),
  ],
  ['a picture named as a document', 'a/b.pdf', smallPng],
  ['a document named as a picture', 'a/b.png', pdf],
  ['an executable', 'a/b.pdf', text('MZ\x90\0 This program cannot be run')],
  ['a picture with data after its end', 'a/b.png', joined(smallPng, zeros(MB))],
  ['a truncated picture', 'a/b.png', smallPng.subarray(0, -4)],
  ['only the header of a picture', 'a/b.png', smallPng.subarray(0, 33)],
  ['a truncated photograph', 'a/b.jpg', smallJpeg.subarray(0, -2)],
  ['a photograph of zeros', 'a/b.jpg', joined(smallJpeg.subarray(0, 20), zeros(MB))],
  ['an empty file', 'a/b.pdf', zeros(0)],
  ['an unsupported type', 'a/b.exe', pdf],
])('rejects %s', async (_what, path, bytes) => {
  expect(await isOfItsKind(path, bytes)).toBe(false);
});
