import type { Queries } from '../../supabase/local/database/database.ts';
import { sha256Of, writeArchive, type Add } from './archive.ts';
import { BACKUP_MANIFEST, type Manifest } from './manifest.ts';
import { countersOf, eachPart, backupTables, migrationsOf } from './rows.ts';

/** Source of a backup. */
export interface Source {
  /** Runs `work` on a consistent snapshot. */
  atOneMoment: <T>(work: (tx: Queries) => Promise<T>) => Promise<T>;
  /** Returns the bytes of a stored file, or undefined if it does not exist. */
  readFile: (bucket: string, name: string) => Promise<Uint8Array | undefined>;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const padNumber = (count: number) => String(count).padStart(6, '0');

async function addTables(tx: Queries, add: Add): Promise<Manifest['tables']> {
  const counts: Manifest['tables'] = {};
  for (const table of await backupTables(tx)) {
    let part = 0;
    counts[table.name] = await eachPart(tx, table, (lines) =>
      add(`rows/${table.name}/${padNumber((part += 1))}.jsonl`, utf8(lines.join('\n'))),
    );
  }
  return counts;
}

/**
 * Writes an archive with all rows, sequences and files. Rows are a consistent snapshot; files deleted during
 * the backup are listed in the manifest's `missing`. @throws Error if the database, the storage or the disk
 * fails; no archive is then written
 */
export async function createBackup({ atOneMoment, readFile }: Source, file: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: {},
    tables: {},
    missing: [],
    entries: {},
  };
  await writeArchive(file, async (addEntry) => {
    const add: Add = (name, bytes) => {
      manifest.entries[name] = sha256Of(bytes);
      return addEntry(name, bytes);
    };
    const objects = await atOneMoment(async (tx) => {
      manifest.migrations = await migrationsOf(tx);
      manifest.tables = await addTables(tx, add);
      await add('counters.json', utf8(JSON.stringify(await countersOf(tx))));
      return tx.query<{ bucket: string; name: string }>(
        'select bucket_id as bucket, name from storage.objects order by 1, 2',
      );
    });
    for (const { bucket, name } of objects) {
      const bytes = await readFile(bucket, name);
      if (bytes) await add(`files/${bucket}/${name}`, bytes);
      else manifest.missing.push(`${bucket}/${name}`);
    }
    await addEntry(BACKUP_MANIFEST, utf8(JSON.stringify(manifest)));
  });
  return manifest;
}
