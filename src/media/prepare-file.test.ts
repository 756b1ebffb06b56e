import { beforeEach, expect, test, vi } from 'vitest';
import { pngFile, mockDecodedPicture } from '@tests/support/canvas';
import { extensionOf, kindOf } from './file-kind';
import { prepareFile, prepareReplacement } from './prepare-file';

const bytes = (...start: number[]) => Uint8Array.of(...start, ...Array<number>(32).fill(0));
const text = (words: string) => Array.from(words, (letter) => letter.charCodeAt(0));
const gif = new File([bytes(...text('GIF89a'))], 'gerak.gif', { type: 'image/gif' });
const pdf = new File(['%PDF-1.7 …'], 'Akta Pendirian (2026).pdf', { type: 'application/pdf' });
const webp = (flags: number) =>
  new File([bytes(...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8X'), 0, 0, 0, 0, flags)], 'x.webp');

beforeEach(() => mockDecodedPicture({ width: 4000, height: 3000 }));

test('detects the type by content, not by name', async () => {
  expect(await kindOf(pngFile('x.pdf'))).toEqual({ type: 'image/png', moves: false });
  expect(await kindOf(new File([bytes(0xff, 0xd8, 0xff)], 'x'))).toMatchObject({ type: 'image/jpeg' });
  expect(await kindOf(new File([bytes(0, 0, 0, 28, ...text('ftypavif'))], 'x'))).toMatchObject({
    type: 'image/avif',
  });
  expect(await kindOf(gif)).toEqual({ type: 'image/gif', moves: true });
  expect(await kindOf(webp(0x02))).toEqual({ type: 'image/webp', moves: true });
  expect(await kindOf(webp(0x10))).toEqual({ type: 'image/webp', moves: false });
  expect(await kindOf(new File(['MZ\x90 program'], 'foto.jpg', { type: 'image/jpeg' }))).toBeUndefined();
  expect(await kindOf(new File(['<svg onload="alert(1)"/>'], 'x.png'))).toBeUndefined();
  expect(extensionOf('image/jpeg')).toBe('jpg');
});

test('converts a large photograph to WebP in three sizes, the original last', async () => {
  const prepared = await prepareFile(pngFile('Jembatan Suramadu – 2026.JPG'), 'image');
  if (typeof prepared === 'string') throw new Error(prepared);
  expect(prepared).toMatchObject({ type: 'image/webp', width: 1920, height: 1440, colour: '8a9b7c' });
  const contents = await Promise.all(
    prepared.objects.map(async ({ path, content }) => [
      path.replace(/^[0-9a-f-]{13}\//, ''),
      await content.text(),
    ]),
  );
  expect(contents).toEqual([
    ['jembatan-suramadu-2026-480w.webp', 'image/webp 480x360'],
    ['jembatan-suramadu-2026-960w.webp', 'image/webp 960x720'],
    ['jembatan-suramadu-2026-1920w.webp', 'image/webp 1920x1440'],
  ]);
  expect(prepared.path).toBe(prepared.objects.at(-1)?.path);
});

test('keeps the size of a small picture and adds no larger one', async () => {
  mockDecodedPicture({ width: 320, height: 80 });
  const prepared = await prepareFile(pngFile('logo.png'), 'image');
  if (typeof prepared === 'string') throw new Error(prepared);
  expect(prepared.objects).toHaveLength(1);
  expect(prepared.path).toMatch(/\/logo-320w\.webp$/);
});

test('keeps print files as PNG and photographs as JPG, wide enough for a letterhead', async () => {
  const made = async (file: File) => {
    const prepared = await prepareFile(file, 'print');
    return typeof prepared === 'string' ? prepared : `${prepared.type} ${prepared.width}`;
  };
  expect(await made(pngFile('logo.png'))).toBe('image/png 960');
  expect(await made(new File([bytes(0xff, 0xd8, 0xff)], 'foto.jpg'))).toBe('image/jpeg 960');
  expect(await made(webp(0x10))).toBe('image/png 960');
  expect(await made(gif)).toBe('image/png 960');
  expect(await made(pdf)).toBe('notPicture');
  const old = { path: 'abc/logo-480w.png', mimeType: 'image/png' };
  expect(await prepareReplacement(pngFile('baru.png'), old)).toMatchObject({ type: 'image/png', width: 480 });
});

test('leaves animations and documents unchanged', async () => {
  const moving = await prepareFile(gif, 'image');
  expect(moving).toMatchObject({ type: 'image/gif', width: 4000, objects: [{ content: gif }] });
  const document = await prepareFile(pdf, 'document');
  expect(document).toMatchObject({
    type: 'application/pdf',
    name: 'Akta Pendirian (2026).pdf',
    bytes: pdf.size,
  });
  expect(typeof document === 'string' ? document : document.path).toMatch(
    /^[0-9a-f-]{13}\/akta-pendirian-2026\.pdf$/,
  );
});

test('keeps the type of the picture if the browser cannot write WebP', async () => {
  class Without extends OffscreenCanvas {
    override convertToBlob(options?: ImageEncodeOptions) {
      return super.convertToBlob({ type: options?.type === 'image/webp' ? 'image/png' : options?.type });
    }
  }
  vi.stubGlobal('OffscreenCanvas', Without);
  const jpeg = new File([bytes(0xff, 0xd8, 0xff)], 'foto.jpeg');
  expect(await prepareFile(jpeg, 'image')).toMatchObject({ type: 'image/jpeg' });
  expect(await prepareFile(pngFile('gambar.png'), 'image')).toMatchObject({ type: 'image/png' });
});

test.each([
  ['an empty file', new File([], 'a.png'), 'image', 'empty'],
  ['a renamed executable', new File(['MZ\x90'], 'foto.jpg', { type: 'image/jpeg' }), 'any', 'type'],
  ['an HTML file', new File(['<html>'], 'a.png', { type: 'image/png' }), 'any', 'type'],
  ['a HEIC photo', new File([bytes(0, 0, 0, 24, ...text('ftypheic'))], 'IMG_1.HEIC'), 'image', 'heic'],
  [
    'an SVG file for print',
    new File(['<?xml version="1.0"?>\n<svg xmlns="x"/>'], 'logo.svg'),
    'print',
    'svg',
  ],
  ['an HTML file with an SVG drawing', new File(['<html><svg/>'], 'a.svg'), 'any', 'type'],
  ['a document for a picture field', pdf, 'image', 'notPicture'],
  ['a picture for a document field', pngFile('a.png'), 'document', 'notDocument'],
  ['a damaged picture', pngFile('a.png', 'rusak'), 'image', 'unreadable'],
  [
    'a document larger than 20 MB',
    new File(['%PDF-', new Uint8Array(20_971_520)], 'a.pdf'),
    'any',
    'tooLarge',
  ],
] as const)('rejects %s', async (_what, file, accept, problem) => {
  expect(await prepareFile(file, accept)).toBe(problem);
});

test('stores new content under the old paths, regardless of its size', async () => {
  const old = { path: 'ab12/jembatan-1600w.webp', mimeType: 'image/webp' };
  const paths = ['ab12/jembatan-480w.webp', 'ab12/jembatan-960w.webp', 'ab12/jembatan-1600w.webp'];
  const large = await prepareReplacement(pngFile('lain.png'), old);
  if (typeof large === 'string') throw new Error(large);
  expect(large.width).toBe(1600);
  expect(large.objects.map(({ path }) => path)).toEqual(paths);
  mockDecodedPicture({ width: 600, height: 400 });
  const small = await prepareReplacement(pngFile('kecil.png'), old);
  if (typeof small === 'string') throw new Error(small);
  expect(await Promise.all(small.objects.map(({ content }) => content.text()))).toEqual([
    'image/webp 480x320',
    'image/webp 600x400',
    'image/webp 600x400',
  ]);
  expect(small.objects.map(({ path }) => path)).toEqual(paths);
});

test('rejects new content of another type', async () => {
  expect(await prepareReplacement(pdf, { path: 'a/b-1600w.webp', mimeType: 'image/webp' })).toBe(
    'notPicture',
  );
  expect(await prepareReplacement(gif, { path: 'a/b-1600w.webp', mimeType: 'image/webp' })).toBe('otherKind');
  expect(await prepareReplacement(pngFile('a.png'), { path: 'a/b.pdf', mimeType: 'application/pdf' })).toBe(
    'notDocument',
  );
  expect(await prepareReplacement(pngFile('a.png'), { path: 'a/b.gif', mimeType: 'image/gif' })).toBe(
    'otherKind',
  );
});
