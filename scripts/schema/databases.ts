import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../supabase/local/database/database.ts';
import { openPglite } from '../../supabase/local/database/pglite.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { sqlFilesIn } from './places.ts';

export interface BuiltDatabase {
  db: Database;
  driver: Awaited<ReturnType<typeof openPglite>>['connection']['driver'];
}

/** Runs `work` on a new embedded database created from the SQL files of `directory`. */
export async function withDatabaseOf<T>(
  directory: string,
  work: (built: BuiltDatabase) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'schema-'));
  try {
    const dataDir = path.join(scratch, 'data');
    // Numbered in load order: each migration needs its own version, and two schema files may share a number.
    for (const [place, file] of sqlFilesIn(directory).entries())
      copyFileSync(path.join(directory, file), path.join(scratch, `${1000 + place}_${file}`));
    const stack = await openStack({
      dataDir,
      url: 'http://stack.test',
      migrationsDir: scratch,
      content: 'empty',
    });
    await stack.close();
    const { connection, db } = await openPglite(path.join(dataDir, 'db'));
    try {
      return await work({ db, driver: connection.driver });
    } finally {
      await db.close();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
