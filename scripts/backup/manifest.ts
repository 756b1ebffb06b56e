import { z } from 'zod';
import { UserError } from '../start/user-error.ts';
import { sha256Of, readArchive } from './archive.ts';

export const BACKUP_MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** Hash of each migration by version. */
  migrations: z.record(z.string(), z.string()),
  /** Row count of each table. */
  tables: z.record(z.string(), z.number()),
  /** Files that do not exist although a row refers to them. */
  missing: z.array(z.string()),
  /** SHA-256 of all other entries in the archive. */
  entries: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const damaged = (file: string, why: string) => new UserError(`${file} is damaged: ${why}.`);

/**
 * Reads the whole archive and verifies all entries against the manifest, before anything is restored. @throws
 * UserError if an entry is missing, changed or unexpected
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const found = new Map<string, string>();
  let text: string | undefined;
  await readArchive(file, (name, bytes) => {
    if (name === BACKUP_MANIFEST) text = bytes.toString('utf8');
    else found.set(name, sha256Of(bytes));
  });
  // The manifest is written last: without it, the archive is incomplete.
  if (text === undefined) throw damaged(file, 'it has no manifest');
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw damaged(file, 'this version cannot read its manifest');
  const { entries } = parsed.data;
  for (const [name, hash] of Object.entries(entries)) {
    if (!found.has(name)) throw damaged(file, `${name} is missing`);
    if (found.get(name) !== hash) throw damaged(file, `${name} was changed`);
    found.delete(name);
  }
  for (const name of found.keys()) throw damaged(file, `${name} is not in its manifest`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
