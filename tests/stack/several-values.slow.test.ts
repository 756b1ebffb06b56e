import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SupabaseClient } from '@supabase/supabase-js';
import { articlesList } from '@/features/articles/articles-paged';
import { certificatesList } from '@/features/register/certificates/certificates-paged';
import { clientsList } from '@/features/register/companies/clients-paged';
import { surveillanceList } from '@/features/register/surveillance/surveillance-paged';
import { cmsList } from '@/features/cms-pages/cms-paged';
import type { PagedFilter } from '@/lists/paged/define-paged-list';
import { openTestStack, type TestStack } from '../support/stack.ts';

const LISTS = [clientsList, certificatesList, surveillanceList, articlesList, cmsList];

let stack: TestStack;
let editor: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  editor = await stack.client('editor');
});
afterAll(() => stack.close());

/** Returns the ids of the rows of a list. */
async function idsOf(read: string, filters: object): Promise<string[]> {
  const { data } = await editor.rpc(read, { filters, page_size: 1000 }).throwOnError();
  return (data as { id: string }[]).map(({ id }) => id).toSorted();
}

test('the tests cover every list function with filters', async () => {
  const found = await stack.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and proname like 'list\\_%' and 'filters' = any (proargnames) order by 1`,
  );
  expect(found.map(({ name }) => name)).toEqual(LISTS.map(({ read }) => read).toSorted());
});

describe.each(LISTS.map((list) => [list.read, list] as const))('%s', (read, { table, filters }) => {
  const several = (filters as readonly PagedFilter[]).filter(({ isSingle }) => !isSingle);

  test.each(several.map((filter) => [filter.name, filter] as const))(
    '%s: filtering by two values returns the union of their rows',
    async (name, { options }) => {
      const { data } = await editor.rpc('list_choices', { list: table }).throwOnError();
      const choices = (data as { field: string; value: string }[]).flatMap(({ field, value }) =>
        field === name ? value : [],
      );
      const answers = await Promise.all(
        (options ?? choices)
          .slice(0, 5)
          .map(async (value) => ({ value, ids: await idsOf(read, { [name]: value }) })),
      );
      const most = answers.toSorted((one, other) => other.ids.length - one.ids.length);
      const [first, second] = most;
      expect(first?.ids.length).toBeGreaterThan(0);
      const pairs = [
        [first, second],
        [second, first],
        [first, most.at(-1)],
      ];
      for (const pair of pairs) {
        const [one, other] = pair.map((each) => each ?? { value: 'tidak ada', ids: [] });
        const both = new Set([...one!.ids, ...other!.ids]);
        expect(await idsOf(read, { [name]: [one!.value, other!.value] })).toEqual([...both].toSorted());
      }
      // An array with one value equals that value; unknown values add nothing.
      expect(await idsOf(read, { [name]: [first!.value] })).toEqual(first!.ids);
      const odd = [null, '', "' or true --", '%', '{}', first!.value];
      expect(await idsOf(read, { [name]: odd })).toEqual(first!.ids);
      expect(await idsOf(read, { [name]: [] })).toEqual(await idsOf(read, {}));
    },
  );

  test.each(several)('rejects more than 50 values for $name', async ({ name }) => {
    const values = Array.from({ length: 51 }, (_, place) => `v${place}`);
    const { error } = await editor.rpc(read, { filters: { [name]: values } });
    expect(error).toMatchObject({ code: 'P0001', message: 'filter.too_many', details: name });
  });
});

test('filtering by all statuses returns every certificate', async () => {
  const statuses = (certificatesList.filters.find(({ name }) => name === 'status') as PagedFilter).options!;
  expect(await idsOf('list_certificates', { status: statuses })).toEqual(
    await idsOf('list_certificates', {}),
  );
  const holders = await stack.sql<{ id: string }>(
    `select distinct c.id from public.clients c join public.certificates x on x.client_id = c.id
     where c.deleted_at is null and x.deleted_at is null`,
  );
  expect(await idsOf('list_clients', { status: statuses })).toEqual(holders.map(({ id }) => id).toSorted());
});
