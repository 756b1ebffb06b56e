import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.ts';

/** Directories of the schemas and of their migrations. */
export interface SqlPlaces {
  schemas: string;
  migrations: string;
}

export const places: SqlPlaces = {
  schemas: path.join(root, 'supabase/schemas'),
  migrations: path.join(root, 'supabase/migrations'),
};

/** Lists the SQL files of a directory in load order. */
export const sqlFilesIn = (directory: string) =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/** Returns the versions of the migrations. A version is the time of writing, such as 20261130093000. */
export const versionsIn = (directory: string) =>
  sqlFilesIn(directory).map((file) => file.split('_')[0] ?? '');
