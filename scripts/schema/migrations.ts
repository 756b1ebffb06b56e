import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../start/user-error.ts';
import { describeDatabase, catalogDifferences } from './catalog.ts';
import { withDatabaseOf } from './databases.ts';
import { changeBetween, readState } from './delta.ts';
import { sqlFilesIn, versionsIn, type SqlPlaces } from './places.ts';

const HEAD = `-- Generated from supabase/schemas by \`npm run db:migration\`. Do not edit.\n`;

function nextVersion(migrations: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const last = versionsIn(migrations).at(-1) ?? '0';
  return stamp > last ? stamp : String(BigInt(last) + 1n);
}

/** Returns all schemas as a single migration. */
export function baselineOf(schemas: string): string {
  const parts = sqlFilesIn(schemas).map(
    (file) => `-- ${file}\n\n${readFileSync(path.join(schemas, file), 'utf8').trim()}\n`,
  );
  return `${HEAD}\n${parts.join('\n')}`;
}

/** Returns the differences between a database created by the schemas and one created by the migrations. */
export async function schemaDifferences({ schemas, migrations }: SqlPlaces): Promise<string[]> {
  const described = (directory: string) => withDatabaseOf(directory, ({ db }) => describeDatabase(db));
  return catalogDifferences(await described(schemas), await described(migrations));
}

/** Requires a migration for each change to supabase/schemas. @throws UserError if one is missing */
export async function refuseUnrecorded(places: SqlPlaces): Promise<void> {
  const found = await schemaDifferences(places);
  if (found.length > 0)
    throw new UserError(
      `supabase/migrations are not up to date with supabase/schemas. Run npm run db:migration with a name for the change.\n${found.join('\n')}`,
    );
}

/**
 * Writes the migration from the current migrations to the schemas, and verifies it.
 * @returns its path and dropped objects; undefined if nothing changed
 * @throws UserError if the migrated database differs from the schemas
 */
export async function writeMigration(places: SqlPlaces, name: string, now = new Date()) {
  const { schemas, migrations } = places;
  const before = await withDatabaseOf(migrations, readState);
  const after = await withDatabaseOf(schemas, readState);
  const { statements, destructive } = changeBetween(before, after);
  if (statements.length === 0) return undefined;
  const file = path.join(migrations, `${nextVersion(migrations, now)}_${name}.sql`);
  writeFileSync(file, `${HEAD}\n${statements.join('\n\n')}\n`);
  const left = await schemaDifferences(places).catch((error: unknown) => {
    rmSync(file);
    throw error;
  });
  if (left.length > 0) {
    rmSync(file);
    throw new UserError(
      `No migration was written, because the migrated database would differ from supabase/schemas.\n${left.join('\n')}`,
    );
  }
  return { file, destructive };
}

/**
 * Replaces all migrations with one that creates the whole database. Only before the first release: existing
 * databases cannot use it.
 */
export function writeBaseline({ schemas, migrations }: SqlPlaces, version: string): string {
  for (const file of sqlFilesIn(migrations)) rmSync(path.join(migrations, file));
  const file = path.join(migrations, `${version}_baseline.sql`);
  writeFileSync(file, baselineOf(schemas));
  return file;
}
