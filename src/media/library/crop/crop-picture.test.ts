import { beforeEach, expect, test, vi } from 'vitest';
import { pngFile, mockDecodedPicture } from '@tests/support/canvas';
import { AppError } from '@/lib/errors';
import { libraryFile, type MediaRow } from '@/media/media-file';
import { canBeCropped, cropPicture, focusWithin, pixelsOf } from './crop-picture';

const SIZE = { width: 1920, height: 1080 };
const HALF = { x: 25, y: 50, width: 50, height: 50 };
const row: MediaRow = {
  id: '0197f000-0000-7000-8000-000000000001',
  path: 'abc/jembatan-1920w.png',
  original_name: 'jembatan.png',
  mime_type: 'image/png',
  alt: 'Jembatan',
  alt_en: null,
  ...SIZE,
  bytes: 9,
  focal_x: 0.5,
  focal_y: 0.5,
  colour: null,
  created_at: '2026-11-25T00:00:00Z',
  updated_at: '2026-11-25T00:00:00Z',
  replaced_at: null,
  deleted_at: null,
  uses: 0,
  is_stored: true,
};
const file = libraryFile(row);

beforeEach(() => mockDecodedPicture(SIZE));

test.each([
  ['the whole picture', { x: 0, y: 0, width: 100, height: 100 }, { x: 0, y: 0, ...SIZE }],
  ['a half', HALF, { x: 480, y: 540, width: 960, height: 540 }],
  ['a third', { x: 33.34, y: 0, width: 33.33, height: 100 }, { x: 640, y: 0, width: 640, height: 1080 }],
  ['a point', { x: 100, y: 100, width: 0, height: 0 }, { x: 1919, y: 1079, width: 1, height: 1 }],
  [
    'an area beyond the edges',
    { x: -5, y: 50, width: 200, height: 60 },
    { x: 0, y: 540, width: 1920, height: 540 },
  ],
])('converts %s to whole pixels within the picture', (_, part, pixels) => {
  expect(pixelsOf(part, SIZE)).toEqual(pixels);
});

test('keeps the focal point, or moves it to the edge if it is cropped away', () => {
  expect(focusWithin({ x: 0.5, y: 0.75 }, HALF)).toEqual({ x: 0.5, y: 0.5 });
  expect(focusWithin({ x: 0.1, y: 0.9 }, HALF)).toEqual({ x: 0, y: 0.8 });
  expect(focusWithin({ x: 1, y: 0 }, HALF)).toEqual({ x: 1, y: 0 });
});

test('does not crop animations, documents and files without content', () => {
  expect(canBeCropped(file)).toBe(true);
  expect(canBeCropped({ path: 'abc/gerak.gif', isStored: true })).toBe(false);
  expect(canBeCropped({ path: 'abc/akta.pdf', isStored: true })).toBe(false);
  expect(canBeCropped({ ...file, isStored: false })).toBe(false);
});

test('returns the part as a file of the same type and name', async () => {
  const fetched = vi.fn((_: string) => Promise.resolve(new Response(pngFile('x.png'))));
  vi.stubGlobal('fetch', fetched);
  const part = await cropPicture(file, HALF);
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/media\/abc\/jembatan-1920w\.png\?v=\d+$/);
  expect([part.name, part.type, await part.text()]).toEqual([
    'jembatan.png',
    'image/png',
    'image/png 960x540',
  ]);
});

test.each([
  ['a cut connection', () => Promise.reject(new TypeError('fetch failed')), 'network'],
  ['a missing file', () => Promise.resolve(new Response('', { status: 404 })), 'not_found'],
])('throws an AppError for %s', async (_, answer, kind) => {
  vi.stubGlobal('fetch', answer);
  const thrown = await cropPicture(file, HALF).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(AppError);
  expect((thrown as AppError).kind).toBe(kind);
});
