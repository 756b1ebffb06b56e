import { zipSync } from 'fflate/browser';
import readXlsxFile from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';
import { readXlsx, toXlsx } from './xlsx';

test('texts survive the round trip, including formulas as text, and numbers stay numbers', async () => {
  const file = await toXlsx(
    ['Nama', 'Jumlah'],
    [
      ['=1+1', 3],
      ['Bina & “Karya” <x>', 0],
    ],
  );
  const rows = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(rows).toEqual([
    {
      sheet: 'Sheet1',
      data: [
        ['Nama', 'Jumlah'],
        ['=1+1', 3],
        ['Bina & “Karya” <x>', 0],
      ],
    },
  ]);
});

test('20,000 rows survive the round trip through a workbook', async () => {
  const header = Array.from({ length: 12 }, (_, at) => `Kolom ${at}`);
  const rows = Array.from({ length: 20_000 }, (_, row) =>
    header.map((_each, at) => (at === 3 ? row : `Isi ${row} & “${at}” <x>`)),
  );
  const file = await toXlsx(header, rows);
  // Larger than the size at which the libraries start workers from blobs.
  expect(file.size).toBeGreaterThan(1_000_000);
  const [sheet] = await readXlsx(await file.arrayBuffer());
  expect(sheet?.lines).toHaveLength(20_001);
  expect(sheet?.lines).toEqual([header, ...rows]);
});

test('rejects a workbook that unpacks to more than the limit', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(310_000_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(5_000_000);
  await expect(readXlsx(bomb.buffer)).rejects.toMatchObject({ code: 'broken' });
});

test('an abort ends the work immediately, even before it has started', async () => {
  const calledOff = new AbortController();
  const making = toXlsx(['a'], [['b']], calledOff.signal);
  calledOff.abort(new Error('called off'));
  await expect(making).rejects.toThrow('called off');
  await expect(readXlsx(new ArrayBuffer(4), calledOff.signal)).rejects.toThrow('called off');
});

/** A worker that the browser blocks, or that never answers. */
class RefusedWorker extends EventTarget {
  postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')));
  terminate = () => undefined;
}
class SilentWorker extends EventTarget {
  postMessage = () => undefined;
  terminate = () => undefined;
}

test('a worker that does not start or never answers causes an error', async () => {
  vi.stubGlobal('Worker', RefusedWorker);
  await expect(toXlsx(['a'], [])).rejects.toMatchObject({ code: 'stopped' });
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  const making = expect(toXlsx(['a'], [])).rejects.toMatchObject({ code: 'stopped' });
  await vi.advanceTimersByTimeAsync(120_000);
  await making;
  vi.useRealTimers();
});
