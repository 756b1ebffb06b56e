import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { takePrinted } from '../support/test-end.ts';
import { probeDirectories } from './stack-probe.ts';

// PGlite has no connections to cut.
describe.skipIf(!process.env.PG_URL)('a PostgreSQL server that drops its connections', () => {
  let stack: TestStack;
  /** Session of the operator, who ends the others. */
  let operator: postgres.Sql;
  beforeAll(async () => {
    stack = await openTestStack({ ...probeDirectories, content: 'empty', database: 'server' });
    const [at] = await stack.sql<{ name: string }>('select current_database() as name');
    const url = new URL(process.env.PG_URL ?? '');
    url.pathname = `/${at?.name ?? ''}`;
    operator = postgres(url.href, { max: 1, onnotice: () => undefined });
    await stack.sql(`
      create function public.patient() returns boolean language sql volatile as 'select pg_sleep(0.8) is not null';
      create function public.quick() returns boolean language sql stable as 'select true';
      grant execute on function public.patient(), public.quick() to anon;
    `);
  });
  afterAll(async () => {
    await operator.end();
    await stack.close();
  });

  /** Ends every session of the database except the operator's, as a server restart does. */
  const cutAll = () => operator`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const underWay = async () => {
    const [all] = await operator<{ count: number }[]>`
      select count(*)::integer from pg_stat_activity where state = 'active' and query like '%patient%' and pid <> pg_backend_pid()`;
    return all?.count;
  };
  /** Returns the statuses of 12 simultaneous calls: more than the pool has connections. */
  const callAll = async (name: string) => {
    const client = await stack.client('anon');
    return Promise.all(Array.from({ length: 12 }, async () => (await client.rpc(name as never)).status));
  };

  test('fails running requests only', async () => {
    const calls = callAll('patient');
    await expect.poll(underWay, { timeout: 20_000 }).toBe(8);
    await cutAll();
    const statuses = await calls;
    expect(statuses.filter((status) => status === 500)).toHaveLength(8);
    expect(
      takePrinted().every((line) =>
        /request failed with error (57P01|CONNECTION_CLOSED|ECONNRESET)$/.test(line),
      ),
    ).toBe(true);
    expect(await callAll('quick')).toEqual(Array(12).fill(200));
  });

  test('answers requests after idle connections were cut', async () => {
    expect(await callAll('quick')).toEqual(Array(12).fill(200));
    await cutAll();
    expect(await callAll('quick')).toEqual(Array(12).fill(200));
  });

  test('fails only the running transaction of the stack', async () => {
    const { db } = stack.stack;
    const work = db.transaction(async (tx) => {
      await tx.query('select 1');
      await cutAll();
      await tx.query('select 2');
    });
    await expect(work).rejects.toThrow();
    expect(await db.query('select 3 as three')).toEqual([{ three: 3 }]);
  });
});
