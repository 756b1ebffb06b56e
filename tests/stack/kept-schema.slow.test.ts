import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStack } from '../../supabase/local/stack.ts';
import { copyOfPrepared, stackUrl } from '../support/stack-directory.ts';

let dataDir: string;
const file = () => path.join(dataDir, 'db-schema.json');
const kept = () => readFileSync(file(), 'utf8');

beforeEach(async () => {
  dataDir = await copyOfPrepared({});
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the stack, changes the database, requests a list, and stops. */
async function start({ sql = '', list = 'faq' } = {}) {
  const stack = await openStack({ dataDir, url: stackUrl });
  try {
    if (sql) await stack.db.exec(sql);
    const headers = { apikey: stack.publishableKey };
    const answer = await stack.handle(new Request(`${stackUrl}/rest/v1/${list}?limit=1`, { headers }));
    const [found] = await stack.db.query<{ email: string | null; path: string }>(
      `select to_regprocedure('auth.email()') as email, current_setting('search_path') as path`,
    );
    return { status: answer.status, ...found };
  } finally {
    await stack.close();
  }
}

const partners = 'create table public.partners (id int); grant select on public.partners to anon;';

test('a start on an unchanged schema reuses the cache and changes nothing', async () => {
  const before = kept();
  expect(JSON.parse(before)).toHaveProperty('introspection');
  expect(await start()).toEqual({
    status: 200,
    email: 'auth.email()',
    path: '"$user", public, extensions',
  });
  expect(kept()).toBe(before);
});

test('a table created after the schema was cached is served in the same run and in the next', async () => {
  expect((await start({ list: 'partners' })).status).toBe(404);
  expect((await start({ sql: partners, list: 'partners' })).status).toBe(200);
  expect((await start({ list: 'partners' })).status).toBe(200);
  expect((await start({ sql: 'drop table public.partners', list: 'partners' })).status).toBe(404);
});

test('the next start restores a missing part of the system schema', async () => {
  expect((await start({ sql: 'drop function auth.email() cascade' })).email).toBeNull();
  expect((await start()).email).toBe('auth.email()');
});

test.each(['', '{', '{}', '{"catalog":1}'])('a cache file that contains %j is rewritten', async (content) => {
  const before = kept();
  writeFileSync(file(), content);
  expect((await start()).status).toBe(200);
  expect(Object.keys(JSON.parse(kept()) as object)).toEqual(Object.keys(JSON.parse(before) as object));
});
