import { expect, test } from 'vitest';
import type { Caller } from '../support/stack.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

interface Identity {
  role: string;
  sub: string | null;
}

describeOnEachDatabase('simultaneous requests', (open) => {
  const callers = ['anon', 'viewer', 'editor', 'admin', 'service'] as const satisfies Caller[];

  /** Returns the clients of all callers, with their identity and what they may read. */
  async function people() {
    return Promise.all(
      callers.map(async (caller) => {
        const client = await open().client(caller);
        const { data } =
          caller === 'anon' || caller === 'service' ? { data: null } : await client.auth.getUser();
        const role = { anon: 'anon', service: 'service_role' }[caller as string] ?? 'authenticated';
        return { client, expected: { role, sub: data?.user?.id ?? null }, rows: caller === 'anon' ? 1 : 2 };
      }),
    );
  }

  test('run as their own caller, for 600 simultaneous requests of five callers', async () => {
    const everyone = await people();
    const requests = Array.from({ length: 120 }).flatMap(() => everyone);
    const seen = await Promise.all(
      requests.map(async ({ client, expected, rows }, index) => {
        // Every third request reads a table, to mix single statements with transactions.
        if (index % 3 === 0) {
          const { count } = await client.from('notes').select('id', { count: 'exact', head: true });
          return count === rows;
        }
        const { data } = await client.rpc('who_am_i').single<Identity>();
        return data?.role === expected.role && data.sub === expected.sub;
      }),
    );
    expect(seen.filter((right) => !right)).toEqual([]);
    expect(seen).toHaveLength(600);
  });

  test('are unaffected by concurrent storage, sign-in and database work', async () => {
    const [anon, viewer, , , service] = await people();
    const errors = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const name = `mixed/${index}.pdf`;
        const [uploaded, denied, signedIn, who] = await Promise.all([
          service?.client.storage.from('evidence').upload(name, new Blob(['x'])),
          anon?.client.storage.from('evidence').download('mixed/0.pdf'),
          open().sql<{ role: string }>('select current_user as role'),
          viewer?.client.rpc('who_am_i').single<Identity>(),
        ]);
        return (
          uploaded?.error?.message ??
          (denied?.data ? 'a visitor read a private file' : undefined) ??
          (signedIn[0]?.role === 'postgres' ? undefined : 'superuser statement ran as somebody else') ??
          (who?.data?.sub === viewer?.expected.sub ? undefined : 'the viewer was somebody else')
        );
      }),
    );
    expect(errors.filter(Boolean)).toEqual([]);
  });
});
