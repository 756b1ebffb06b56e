import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ApiError } from '../callers.ts';

/** Characters that the hosted service accepts in an object name. */
const validName = /^[\w\-./!*'() &$@=;:+,?]+$/;

/** Returns true for the error of a missing file. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Stores the bytes of objects below one directory. */
export function createFiles(directory: string) {
  /** Returns the path of an object. @throws ApiError InvalidKey for a name outside its bucket */
  function fileOf(bucket: string, name: string): string {
    const root = path.resolve(directory, bucket);
    const file = path.resolve(root, name);
    const inside = root.startsWith(path.resolve(directory) + path.sep) && file.startsWith(root + path.sep);
    if (!validName.test(name) || !inside) throw new ApiError(400, 'InvalidKey', `Invalid key: ${name}`);
    return file;
  }
  async function prepared(file: string) {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    return file;
  }
  return {
    /** Removes the files left by uploads that a kill interrupted. */
    async deleteDrafts() {
      const entries = await readdir(directory, { recursive: true }).catch(() => []);
      const drafts = entries.filter((entry) => /\.[0-9a-f]{32}\.part$/.test(entry));
      await Promise.all(drafts.map((draft) => rm(path.join(directory, draft), { force: true })));
    },
    check: (bucket: string, name: string) => void fileOf(bucket, name),
    read: (bucket: string, name: string) => readFile(fileOf(bucket, name)),
    async write(bucket: string, name: string, bytes: Uint8Array) {
      const file = await prepared(fileOf(bucket, name));
      // Written under a temporary name and renamed, so that readers never see a partial file.
      const draft = `${file}.${createHash('md5').update(bytes).digest('hex')}.part`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async move(from: [string, string], to: [string, string]) {
      await rename(fileOf(...from), await prepared(fileOf(...to)));
    },
    async copy(from: [string, string], to: [string, string]) {
      await copyFile(fileOf(...from), await prepared(fileOf(...to)));
    },
    remove: (bucket: string, name: string) => rm(fileOf(bucket, name), { force: true }),
    removeBucket: (bucket: string) =>
      rm(path.dirname(fileOf(bucket, 'any')), { recursive: true, force: true }),
  };
}

export type Files = ReturnType<typeof createFiles>;
