import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { copyOfPrepared, emptyDirectory, stackUrl } from '@tests/support/stack-directory';
import { openStack, type Stack } from '../../supabase/local/stack.ts';

// Everything present when the demo cases are made counts as demo content and is deleted with it, so they are
// made once, together with the site.

const directories: string[] = [];
afterAll(() => directories.forEach((each) => rmSync(each, { recursive: true, force: true })));

/** Opens a directory as `npm start` with LOCAL_ACCOUNTS=demo does. */
const open = (dataDir: string, content?: 'reference'): Promise<Stack> =>
  openStack({ url: stackUrl, dataDir, accounts: 'demo', inboxes: 'demo', ...(content && { content }) });
const cases = async ({ db }: Stack) =>
  (await db.query<{ n: number }>('select count(*)::int as n from private.cases'))[0]?.n;
const isPromotionOn = async ({ db }: Stack) =>
  (
    await db.query<{ value: boolean }>(
      `select (promo ->> 'enabled')::boolean as value from public.site_settings`,
    )
  )[0]?.value;
const addCompany = ({ db }: Stack) =>
  db.query(`insert into public.clients (name, is_published) values ('PT Milik Sendiri', true)`);
const isOwn = async ({ db }: Stack) =>
  (
    await db.query(
      `select from public.clients c where c.name = 'PT Milik Sendiri'
        and not exists (select from private.starter_content s where s.row_id = c.id::text)`,
    )
  ).length === 1;

test('a site with reference content has no demo cases or promotion after a restart', async () => {
  const dataDir = emptyDirectory();
  directories.push(dataDir);
  const first = await open(dataDir, 'reference');
  await addCompany(first);
  await first.close();
  // Restarts usually do not set the content.
  const second = await open(dataDir);
  expect(await cases(second)).toBe(0);
  expect(await isPromotionOn(second)).toBe(false);
  expect(await isOwn(second)).toBe(true);
  await second.close();
});

test('clearing the demo permanently removes its cases and promotion', async () => {
  const dataDir = emptyDirectory();
  directories.push(dataDir);
  const first = await open(dataDir);
  expect(await cases(first)).toBeGreaterThanOrEqual(40);
  expect(await isPromotionOn(first)).toBe(true);
  await first.db.transaction(async (tx) => {
    const [admin] = await tx.query<{ id: string }>(
      `select id from public.app_users where role = 'admin' limit 1`,
    );
    await tx.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: admin?.id })]);
    await tx.query('select public.clear_demo()');
  });
  expect(await cases(first)).toBe(0);
  expect(await isPromotionOn(first)).toBe(false);
  await addCompany(first);
  await first.close();
  const second = await open(dataDir);
  expect(await cases(second)).toBe(0);
  expect(await isOwn(second)).toBe(true);
  await second.close();
});

test('a demo created without accounts does not get cases later', async () => {
  const dataDir = await copyOfPrepared({});
  directories.push(dataDir);
  const stack = await open(dataDir);
  expect(await cases(stack)).toBe(0);
  await stack.close();
});
