import {
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { ApiError } from '../callers.ts';
import type { UploadTarget } from './store-object.ts';

/** Lifetime of an upload URL in milliseconds: one day, as on hosted projects. */
const LIFETIME_MS = 24 * 3_600_000;
/**
 * Maximum number of requests per upload. 20 MB in parts of 6 MB need four; the rest is for broken
 * connections.
 */
const MAX_REQUESTS = 500;
/** Maximum number of uploads of one object: two tabs and an abandoned one. */
const MAX_PER_CALLER = 3;
const MAX_UPLOADS = 1000;
const MAX_BYTES = 1024 ** 3;

export const uploadNotFound = () => new ApiError(404, 'not_found', 'The file for this url was not found');

/** Description of an upload, stored next to its bytes. */
interface StoredUpload {
  id: string;
  size: number;
  metadata: Record<string, string | null>;
  created: string;
  target: Omit<UploadTarget, 'claims'>;
  /** Account that started the upload; null for a visitor. */
  owner: string | null;
  isFinished: boolean;
}

/**
 * Incomplete uploads below one directory: `<id>.json` describes an upload, `<id>` holds the bytes so far, and
 * its size is the offset. A finished upload is remembered without its bytes, for clients that missed the
 * response.
 */
export class UploadParts extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  readonly #directory: string;
  readonly #kept = new Map<string, StoredUpload>();
  readonly #begun = new Map<string, Pick<StoredUpload, 'target' | 'owner'>>();
  readonly #requests = new Map<string, number>();

  private constructor(directory: string) {
    super();
    this.#directory = directory;
  }

  static async open(directory: string): Promise<UploadParts> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const parts = new UploadParts(directory);
    const names = await readdir(directory);
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const id = path.basename(name, '.json');
      try {
        // Written atomically by `#keep`.
        parts.#kept.set(id, JSON.parse(await readFile(path.join(directory, name), 'utf8')) as StoredUpload);
      } catch {
        await parts.remove(id);
      }
    }
    // Left by a kill before the upload was recorded.
    for (const name of names)
      if (!parts.#kept.has(path.basename(name, '.json'))) await rm(path.join(directory, name));
    await parts.deleteExpired();
    return parts;
  }

  override getExpiration = () => LIFETIME_MS;

  find = (id: string): StoredUpload | undefined => this.#kept.get(id);
  bytesOf = (id: string) => readFile(path.join(this.#directory, id));

  /** Sets the owner of the next upload that the library creates. */
  begin(id: string, upload: Pick<StoredUpload, 'target' | 'owner'>) {
    this.#begun.set(id, upload);
  }

  /** Counts a request with bytes. @throws if the upload has too many requests */
  async count(id: string) {
    const requests = (this.#requests.get(id) ?? 0) + 1;
    this.#requests.set(id, requests);
    if (requests <= MAX_REQUESTS) return;
    await this.remove(id);
    throw new ApiError(429, 'too_many_parts', 'The upload has too many parts');
  }

  override async create(upload: Upload): Promise<Upload> {
    const begun = this.#begun.get(upload.id);
    this.#begun.delete(upload.id);
    if (!begun || upload.size === undefined)
      throw new ApiError(400, 'invalid_length', 'An upload must state its length');
    const { id, size, metadata = {} } = upload;
    await this.#makeRoom(begun.target, size);
    const created = upload.creation_date ?? new Date().toISOString();
    await this.#keep({ id, size, metadata, created, isFinished: false, ...begun });
    await writeFile(path.join(this.#directory, id), '', { mode: 0o600 });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const kept = this.#kept.get(id);
    if (!kept) throw uploadNotFound();
    const { size, metadata, created, isFinished } = kept;
    const offset = isFinished ? size : await this.offsetOf(id);
    return new Upload({ id, size, offset, metadata, creation_date: created });
  }

  offsetOf = async (id: string) => (await stat(path.join(this.#directory, id))).size;

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let file: FileHandle | undefined;
    let place = offset;
    try {
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        // A finished upload has no file and receives no more bytes.
        file ??= await open(path.join(this.#directory, id), 'r+');
        // Flush to disk before accepting more, so that a broken connection loses no received bytes.
        for (let from = 0; from < chunk.length;) {
          const { bytesWritten } = await file.write(chunk, from, chunk.length - from, place);
          from += bytesWritten;
          place += bytesWritten;
        }
      }
    } finally {
      await file?.close();
    }
    return place;
  }

  override async remove(id: string): Promise<void> {
    this.#kept.delete(id);
    this.#requests.delete(id);
    await rm(path.join(this.#directory, id), { force: true });
    await rm(path.join(this.#directory, `${id}.json`), { force: true });
  }

  /** Call this when the upload's bytes are at their destination. */
  async finish(id: string): Promise<void> {
    const kept = this.#kept.get(id);
    if (!kept) return;
    await this.#keep({ ...kept, isFinished: true });
    await rm(path.join(this.#directory, id), { force: true });
  }

  override async deleteExpired(): Promise<number> {
    const expired = [...this.#kept.values()].filter(
      ({ created }) => Date.now() - new Date(created).getTime() > LIFETIME_MS,
    );
    for (const { id } of expired) await this.remove(id);
    return expired.length;
  }

  /** Drops the oldest conflicting uploads; their clients have to start again. */
  async #makeRoom({ bucket, name }: StoredUpload['target'], size: number) {
    await this.deleteExpired();
    const all = [...this.#kept.values()];
    const same = all.filter(({ target }) => target.bucket === bucket && target.name === name);
    for (const { id } of same.slice(0, Math.max(0, same.length - MAX_PER_CALLER + 1))) await this.remove(id);
    let bytes = size;
    for (const { id, isFinished, size: taken } of all.reverse()) {
      bytes += isFinished ? 0 : taken;
      if (bytes > MAX_BYTES || this.#kept.size >= MAX_UPLOADS) await this.remove(id);
    }
  }

  async #keep(kept: StoredUpload) {
    const file = path.join(this.#directory, `${kept.id}.json`);
    await writeFile(`${file}.part`, JSON.stringify(kept), { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.#kept.set(kept.id, kept);
  }
}
