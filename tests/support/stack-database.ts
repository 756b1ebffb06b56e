import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import postgres from 'postgres';
import { openStack } from '../../supabase/local/stack.ts';
import { emptyDirectory, fingerprint, stackUrl, type Preparation } from './stack-directory.ts';

/** Connects to the server of PG_URL, not to a test database. */
async function onServer<T>(work: (sql: postgres.Sql, server: string) => Promise<T>): Promise<T> {
  const server = process.env.PG_URL;
  if (!server) throw new Error('PG_URL is not set: there is no server to make a database on.');
  const sql = postgres(server, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql, server);
  } finally {
    await sql.end();
  }
}

const addressOf = (server: string, database: string) => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/**
 * Returns the name of a database with migrations, seed and accounts, built once per state of the sources.
 * Test files run in several processes: the first builds it, the others wait.
 */
function preparedDatabase(preparation: Preparation): Promise<string> {
  const sources = `stack_prepared_${fingerprint({})}`;
  const name = `${sources}_${fingerprint(preparation)}`;
  return onServer(async (sql, server) => {
    await sql`select pg_advisory_lock(hashtext('stack_prepared'))`;
    const [ready] = await sql`select 1 from pg_database where datname = ${name}`;
    if (ready) return name;
    // Only of other sources: another process may be about to copy a database prepared differently from these
    // sources.
    const outdated = await sql`select datname from pg_database
      where starts_with(datname, 'stack_prepared_') and not starts_with(datname, ${sources})`;
    for (const { datname } of outdated) await sql.unsafe(`drop database ${datname} with (force)`);
    const draft = `${name}_draft`;
    await sql.unsafe(`drop database if exists ${draft} with (force)`);
    await sql.unsafe(`create database ${draft} template template0`);
    const dataDir = emptyDirectory();
    const stack = await openStack({
      ...preparation,
      dataDir,
      url: stackUrl,
      pgUrl: addressOf(server, draft),
    });
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
    await sql.unsafe(`alter database ${draft} rename to ${name}`);
    return name;
  });
}

/** Creates a separate database on the server of PG_URL: empty, or a copy of the prepared one. */
export async function createTestDatabase(preparation?: Preparation) {
  const template = preparation ? await preparedDatabase(preparation) : 'template0';
  const name = `stack_test_${randomUUID().slice(0, 8)}`;
  await onServer(async (sql) => {
    // One copy at a time: PostgreSQL copies a database only while it has no other session.
    await sql`select pg_advisory_lock(hashtext(${template}))`;
    await sql.unsafe(`create database ${name} template ${template}`);
  });
  const drop = () => onServer((sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
  return { url: addressOf(process.env.PG_URL ?? '', name), drop: async () => void (await drop()) };
}
