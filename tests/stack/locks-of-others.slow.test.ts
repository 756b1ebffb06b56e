import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

// PGlite has a single session, so nothing else can hold a lock.
describe.skipIf(!process.env.PG_URL)('while another PostgreSQL session holds a lock', () => {
  let stack: TestStack;
  /** Another session in the stack's database. */
  let other: postgres.Sql;
  beforeAll(async () => {
    stack = await openTestStack({ ...probeDirectories, content: 'empty', database: 'server' });
    const [at] = await stack.sql<{ name: string }>('select current_database() as name');
    const url = new URL(process.env.PG_URL ?? '');
    url.pathname = `/${at?.name ?? ''}`;
    other = postgres(url.href, { max: 1, onnotice: () => undefined });
    await stack.sql('grant insert (title) on public.notes to anon');
    await stack.sql('create policy "visitors write" on public.notes for insert to anon with check (true)');
  });
  afterAll(async () => {
    await other.end();
    await stack.close();
  });

  /** Runs the work while another session locks the table against writes; returns its outcome. */
  async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
    let result: { value: T } | undefined;
    await other.begin(async (tx) => {
      await tx`lock table public.notes in exclusive mode`;
      result = { value: await work() };
    });
    return result!.value;
  }

  test.each([
    // For visitors, statement_timeout fires first.
    ['anon', '57014', 'The request took too long'],
    ['editor', '55P03', 'canceling statement due to lock timeout'],
  ] as const)('a waiting write of %s times out with an error', async (caller, code, says) => {
    const client = await stack.client(caller);
    const write = async () => client.from('notes').insert({ title: `Dari ${caller}` });
    const { error, status } = await whileLocked(write);
    expect([error?.code, status]).toEqual([code, 500]);
    expect(error?.message).toMatch(says);
    expect((await write()).error, 'once it is free').toBeNull();
  });

  test('reads do not wait', async () => {
    const visitor = await stack.client('anon');
    expect(await whileLocked(async () => (await visitor.from('notes').select('title')).error)).toBeNull();
  });
});
