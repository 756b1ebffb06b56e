// Replaces `fflate` in the packages that read and write workbooks (alias in vite.config.ts). The original
// starts workers from blobs for large files; the content security policy forbids them, so the original would
// wait forever. Those packages already run in a worker, so the work is done synchronously.
import { unzipSync, zipSync, type UnzipOptions, type Unzipped, type Zippable } from 'fflate/browser';

export * from 'fflate/browser';

/** Limit in bytes on an unpacked workbook: 20,000 rows of 30 columns need about a third of it. */
const MAX_UNPACKED_BYTES = 300_000_000;

type Callback<T> = (error: unknown, answer?: T) => void;

function settle<T>(work: () => T, done: Callback<T>): void {
  let answer: T;
  try {
    answer = work();
  } catch (error) {
    done(error);
    return;
  }
  done(null, answer);
}

export const zip = (files: Zippable, done: Callback<Uint8Array>): void => settle(() => zipSync(files), done);

export function unzip(archive: Uint8Array, done: Callback<Unzipped>): void {
  let unpacked = 0;
  const filter: UnzipOptions['filter'] = ({ originalSize }) => {
    unpacked += originalSize;
    if (unpacked > MAX_UNPACKED_BYTES) throw new RangeError('The unpacked workbook exceeds the size limit');
    return true;
  };
  settle(() => unzipSync(archive, { filter }), done);
}
