// Stands in for `fflate` in the packages that read and write workbooks (an alias of vite.config.ts). Theirs hands big
// files to workers made of blobs, which our content policy forbids and without which they wait for ever. They run in a
// worker of ours already: the same work, done in place.
import { unzipSync, zipSync, type UnzipOptions, type Unzipped, type Zippable } from 'fflate/browser';

export * from 'fflate/browser';

/** Limit on an unpacked workbook: 20,000 rows of thirty columns are about a third of it. */
const MOST_UNPACKED = 300_000_000;

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
    if (unpacked > MOST_UNPACKED) throw new RangeError('The workbook unpacks to more than it may');
    return true;
  };
  settle(() => unzipSync(archive, { filter }), done);
}
