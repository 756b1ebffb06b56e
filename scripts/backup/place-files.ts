import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { createFiles, isAbsent } from '../../supabase/local/storage/files.ts';
import { UserError } from '../start/user-error.ts';
import type { Source } from './back-up.ts';
import type { RestoreTarget } from './restore.ts';

export type PlaceFiles = Pick<Source, 'readFile'> & Pick<RestoreTarget, 'writeFile'>;

/** Files of the local stack. */
export function filesIn(dataDir: string): PlaceFiles {
  const files = createFiles(path.join(dataDir, 'storage'));
  return {
    readFile: (bucket, name) =>
      files.read(bucket, name).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      }),
    writeFile: (bucket, name, bytes) => files.write(bucket, name, bytes),
  };
}

/** Returns true for a missing object: storage answers 400, with 404 in the body. */
const isMissing = (error: { statusCode?: string; status?: number }) =>
  [error.statusCode, String(error.status)].includes('404') || error.statusCode === 'NoSuchKey';

/**
 * Files of a hosted project, accessed through its storage API. @throws UserError if a file cannot be read or
 * written; a missing file is not an error
 */
export function filesOfProject(
  project: string,
  secretKey: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PlaceFiles {
  const { storage } = createClient(project, secretKey, {
    auth: { persistSession: false },
    global: { fetch },
  });
  return {
    async readFile(bucket, name) {
      const { data, error } = await storage.from(bucket).download(name);
      if (!error) return new Uint8Array(await data.arrayBuffer());
      if (isMissing(error)) return undefined;
      throw new UserError(
        `The file ${bucket}/${name} could not be read (${error.message}). No backup was written; try again.`,
      );
    },
    async writeFile(bucket, name, bytes) {
      const { data } = await storage.from(bucket).info(name);
      const contentType = data?.contentType ?? 'application/octet-stream';
      const { error } = await storage.from(bucket).upload(name, bytes, { contentType, upsert: true });
      if (error) throw new UserError(`The file ${bucket}/${name} could not be stored (${error.message}).`);
    },
  };
}
