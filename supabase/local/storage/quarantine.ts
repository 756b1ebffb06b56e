import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';

const DAY_MS = 24 * 3_600_000;
const RETENTION_DAYS = 30;

/** Lists all files below a directory as `bucket/name`. */
async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Returns the files that no row of storage.objects refers to. */
async function unknownOf({ db }: Context, files: string[]): Promise<Set<string>> {
  const rows = await db.query<{ file: string }>(
    `select file from unnest($1::text[]) file where not exists (select from storage.objects o
       where o.bucket_id = split_part(file, '/', 1) and o.name = substr(file, strpos(file, '/') + 1))`,
    [files],
  );
  return new Set(rows.map(({ file }) => file));
}

const ageOf = async (file: string) => Date.now() - (await stat(file)).mtimeMs;

async function moved(from: string, to: string) {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

/**
 * Sets aside files on disk that no row refers to, and returns their number. Bytes are written before their
 * row is committed, so a kill can leave them. Files older than a day are set aside, with an entry in the
 * audit log, and deleted 30 days later; if a restore from an older backup refers to them again, they are
 * moved back.
 */
export async function quarantineUnknownFiles(context: Context) {
  const { storageDir, db } = context;
  const asideDir = path.join(path.dirname(storageDir), 'left-over');
  const counts = { aside: 0, back: 0, deleted: 0 };

  const kept = await filesBelow(asideDir);
  const stillUnknown = await unknownOf(context, kept);
  for (const file of kept) {
    const from = path.join(asideDir, file);
    if (!stillUnknown.has(file)) {
      const place = path.join(storageDir, file);
      const isThere = await stat(place).then(
        () => true,
        () => false,
      );
      // The file at that path is newer.
      if (isThere) continue;
      await moved(from, place);
      counts.back += 1;
    } else if ((await ageOf(from)) > RETENTION_DAYS * DAY_MS) {
      await rm(from, { force: true });
      counts.deleted += 1;
    }
  }

  for (const file of await unknownOf(context, await filesBelow(storageDir))) {
    const from = path.join(storageDir, file);
    if ((await ageOf(from)) < DAY_MS) continue;
    const to = path.join(asideDir, file);
    await db.query(
      `insert into public.audit_log (actor_kind, table_name, row_id, row_label, action, before)
       values ('system', 'files', $1, $1, 'delete', jsonb_build_object('path', $1::text, 'set_aside', true))`,
      [file],
    );
    await moved(from, to);
    // The 30 days start now.
    const now = new Date();
    await utimes(to, now, now);
    counts.aside += 1;
  }
  return counts;
}
