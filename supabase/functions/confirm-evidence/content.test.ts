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
  ['a photograph with the film a phone appends', 'a/b.jpg', joined(smallJpeg, text('ftypmp42 film'))],
  ['a picture', 'a/b.png', smallPng],
])('%s is taken', async (_what, path, bytes) => {
  expect(await isOfItsKind(path, bytes)).toBe(true);
});

test.each([
  ['a header before nine megabytes of nothing', 'a/b.pdf', joined(text('%PDF-'), zeros(MB))],
  ['the same with an end mark', 'a/b.pdf', joined(pdf.subarray(0, 60), zeros(MB), pdf.subarray(60))],
  ['a document that is cut', 'a/b.pdf', pdf.subarray(0, -20)],
  ['a document whose table is not where it says', 'a/b.pdf', text(smallPdf.replace(/\d+(?=\n%%EOF)/, '3'))],
  ['a picture called a document', 'a/b.pdf', smallPng],
  ['a document called a picture', 'a/b.png', pdf],
  ['a program', 'a/b.pdf', text('MZ\x90\0 This program cannot be run')],
  ['a picture with something after its end', 'a/b.png', joined(smallPng, zeros(MB))],
  ['a picture that is cut', 'a/b.png', smallPng.subarray(0, -4)],
  ['the head of a picture alone', 'a/b.png', smallPng.subarray(0, 33)],
  ['a photograph that is cut', 'a/b.jpg', smallJpeg.subarray(0, -2)],
  ['a photograph of zeros', 'a/b.jpg', joined(smallJpeg.subarray(0, 20), zeros(MB))],
  ['nothing', 'a/b.pdf', zeros(0)],
  ['a kind nobody announces', 'a/b.exe', pdf],
])('%s is not', async (_what, path, bytes) => {
  expect(await isOfItsKind(path, bytes)).toBe(false);
});
