import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** A database of its own on the server that PG_URL names, so that test files do not meet. */
export async function createTestDatabase() {
  const server = process.env.PG_URL;
  if (!server) throw new Error('PG_URL is not set: there is no server to make a database on.');
  const name = `stack_test_${randomUUID().slice(0, 8)}`;
  const run = async (statement: string) => {
    const sql = postgres(server, { max: 1, onnotice: () => undefined });
    await sql.unsafe(statement);
    await sql.end();
  };
  await run(`create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
