import { zipSync } from 'fflate/browser';
import readXlsxFile from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';
import { readXlsx, toXlsx } from './xlsx';

test('texts come back as they were, formulas among them as texts; numbers are numbers', async () => {
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

test('twenty thousand rows go into a workbook and come back as they were', async () => {
  const header = Array.from({ length: 12 }, (_, at) => `Kolom ${at}`);
  const rows = Array.from({ length: 20_000 }, (_, row) =>
    header.map((_each, at) => (at === 3 ? row : `Isi ${row} & “${at}” <x>`)),
  );
  const file = await toXlsx(header, rows);
  // Far beyond what the libraries hand to workers made of blobs.
  expect(file.size).toBeGreaterThan(1_000_000);
  const [sheet] = await readXlsx(await file.arrayBuffer());
  expect(sheet?.lines).toHaveLength(20_001);
  expect(sheet?.lines).toEqual([header, ...rows]);
});

test('a workbook that unpacks to more than it may is refused in place', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(310_000_000) }, { level: 1 });
  expect(bomb.length).toBeLessThan(5_000_000);
  await expect(readXlsx(bomb.buffer)).rejects.toMatchObject({ code: 'broken' });
});

test('what is called off ends at once, before it begins too', async () => {
  const calledOff = new AbortController();
  const making = toXlsx(['a'], [['b']], calledOff.signal);
  calledOff.abort(new Error('called off'));
  await expect(making).rejects.toThrow('called off');
  await expect(readXlsx(new ArrayBuffer(4), calledOff.signal)).rejects.toThrow('called off');
});

/** A browser's behaviour with a worker that it refuses, or that never answers. */
class RefusedWorker extends EventTarget {
  postMessage = () => queueMicrotask(() => this.dispatchEvent(new Event('error')));
  terminate = () => undefined;
}
class SilentWorker extends EventTarget {
  postMessage = () => undefined;
  terminate = () => undefined;
}

test('a worker that does not start, and one that never answers, fail instead of waiting', async () => {
  vi.stubGlobal('Worker', RefusedWorker);
  await expect(toXlsx(['a'], [])).rejects.toMatchObject({ code: 'stopped' });
  vi.stubGlobal('Worker', SilentWorker);
  vi.useFakeTimers();
  const making = expect(toXlsx(['a'], [])).rejects.toMatchObject({ code: 'stopped' });
  await vi.advanceTimersByTimeAsync(120_000);
  await making;
  vi.useRealTimers();
});
