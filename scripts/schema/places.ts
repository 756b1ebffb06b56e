import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.ts';

/** Where the present state of the database is written, and where its migrations are. */
export interface SqlPlaces {
  schemas: string;
  migrations: string;
}

export const places: SqlPlaces = {
  schemas: path.join(root, 'supabase/schemas'),
  migrations: path.join(root, 'supabase/migrations'),
};

/** The SQL files of a directory in load order. */
export const sqlFilesIn = (directory: string) =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** The versions of migrations, each the time at which it was written: 20261130093000. */
export const versionsIn = (directory: string) =>
  sqlFilesIn(directory).map((file) => file.split('_')[0] ?? '');
