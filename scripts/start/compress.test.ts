import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createCompressor, encodingFor } from './compress.ts';

const requestWith = (accepted?: string) =>
  new Request(
    'http://site.test/',
    accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } },
  );
const page = Buffer.from(
  Array.from(
    { length: 600 },
    (_, at) => `<p class="c${at % 7} d${(at * at) % 31}">Baris ${at * 7919}</p>`,
  ).join(''),
);

test('encodingFor chooses the smallest encoding that the browser accepts', () => {
  expect(encodingFor(requestWith('gzip, deflate, br, zstd'))).toBe('br');
  expect(encodingFor(requestWith('gzip'))).toBe('gzip');
  expect(encodingFor(requestWith('identity'))).toBeUndefined();
  expect(encodingFor(requestWith())).toBeUndefined();
});

test('the compressor recompresses a repeatedly requested page without changing its content', async () => {
  const compress = createCompressor();
  const first = await compress('br', '"a"', page, true);
  expect(await compress('br', '"a"', page, true)).toBe(first);
  await vi.waitFor(async () =>
    expect((await compress('br', '"a"', page, true)).length).toBeLessThan(first.length),
  );
  expect(brotliDecompressSync(await compress('br', '"a"', page, true))).toEqual(page);
});

test('the compressor compresses other files once', async () => {
  const compress = createCompressor();
  const file = await compress('br', '"a"', page, false);
  const zipped = await compress('gzip', '"a"', page, true);
  expect(gunzipSync(zipped)).toEqual(page);
  for (let at = 0; at < 4; at++) {
    expect(await compress('br', '"a"', page, false)).toBe(file);
    expect(await compress('gzip', '"a"', page, true)).toBe(zipped);
  }
});
