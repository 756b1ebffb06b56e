import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { UserError } from '../start/user-error.ts';

/** Adds an entry. Await it before adding the next one. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>;

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const adder =
  (tar: Pack): Add =>
  (name, bytes) =>
    new Promise((resolve, reject) => {
      tar.entry({ name, size: bytes.byteLength, mode: 0o600 }, Buffer.from(bytes), (error) =>
        error ? reject(error) : resolve(),
      );
    });

/**
 * Writes a `.tar.gz` that only its owner may read. Renames it into place when complete, so that an
 * interrupted or failed write leaves no archive.
 */
export async function writeArchive(file: string, fill: (add: Add) => Promise<void>): Promise<void> {
  const draft = `${file}.part`;
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600 }));
  try {
    // If one fails, the other is aborted.
    await Promise.all([
      written,
      fill(adder(tar)).then(
        () => tar.finalize(),
        (error: unknown) => {
          tar.destroy();
          throw error;
        },
      ),
    ]);
    await rename(draft, file);
  } catch (error) {
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Passes the entries of an archive to `onEntry`, in order. @throws UserError if the file is truncated or not
 * an archive
 */
export async function readArchive(
  file: string,
  onEntry: (name: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  const tar = extract();
  const source = createReadStream(file);
  let isTaking = false;
  const unpacked = pipeline(source, createGunzip(), tar);
  try {
    for await (const entry of tar) {
      const bytes = await buffer(entry);
      isTaking = true;
      await onEntry(entry.header.name, bytes);
      isTaking = false;
    }
    await unpacked;
  } catch (cause) {
    source.destroy();
    await unpacked.catch(() => undefined);
    if (isTaking) throw cause;
    throw new UserError(`${file} cannot be read: it is truncated or not a backup.`, { cause });
  }
}
