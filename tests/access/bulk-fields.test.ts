import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offeredFields } from '@/lists/bulk-field/offered-fields';
import type { Resource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { openTestStack, type TestStack } from '../support/stack.ts';
import {
  changedOf,
  idsOf,
  linesOf,
  readRows,
  rowsOf,
  undoBulkChange,
  type Line,
  type Row,
} from './bulk-lines.ts';

const modules = import.meta.glob<Record<string, object>>('/src/features/**/*-{resource,paged,form}.ts', {
  eager: true,
});
/** Bulk-editable fields of each list, from its declaration. */
const declared = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is Resource => 'fields' in each && 'titleColumn' in each)
  .flatMap((list) => offeredFields(list).map((field) => ({ table: list.table, field })));
/** Articles have no declared form; see articles/article-fields.tsx. */
const articles: { table: string; field: AnyField }[] = [
  {
    table: 'articles',
    field: { kind: 'select', column: 'category', options: ['panduan', 'regulasi', 'lembaga'] },
  },
  { table: 'articles', field: { kind: 'select', column: 'author_id', options: [] } },
];
const offered = [...declared, ...articles];

let stack: TestStack;
let admin: SupabaseClient;
let editor: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  [admin, editor] = [await stack.client('admin'), await stack.client('editor')];
  // Only decisions change published certificates.
  await stack.sql(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
     select c.client_id, c.subclass_id, 'DRAF-' || c.number, c.qualification, c.issued_on, c.expires_on, false
     from public.certificates c order by c.id limit 2`,
  );
});
afterAll(() => stack.close());

/** Condition for rows without children, which can be moved below any other row. */
const leaves = (table: string) => `not exists (select from public.${table} c where c.parent_id = t.id)`;
const conditionFor = (table: string, column: string) =>
  column === 'parent_id' ? leaves(table) : table === 'certificates' ? 'not t.is_published' : 'true';
const rereadRows = (table: string, rows: readonly Row[]) =>
  readRows(stack, table, 't.id = any ($1) order by t.id', [idsOf(rows)]);

/** Returns candidate values for a field; values that do not fit the sample rows are rejected. */
async function candidates(field: AnyField): Promise<unknown[]> {
  if (field.column === 'author_id') {
    const people = await stack.sql<{ id: string }>('select id from public.app_users order by id');
    return idsOf(people);
  }
  switch (field.kind) {
    case 'select':
      return [...field.options];
    case 'choices':
      return field.options.map((option) => [option]);
    case 'reference':
      return idsOf(await rowsOf(stack, field.table, 30));
    case 'number':
      return [field.min, field.max];
    case 'date':
      return ['2026-01-15', '2090-01-01', '1990-01-01'];
    default:
      return ['Uji bersama'];
  }
}

describe('bulk-editable fields', () => {
  it('are the same in the declarations and in the database', async () => {
    const recorded = await stack.sql<{ table: string; column: string }>(
      'select t.table_name as table, c as column from private.content_tables t, unnest(t.many_fields) c',
    );
    const names = (all: readonly { table: string; column: string }[]) =>
      all.map(({ table, column }) => `${table}.${column}`).toSorted();
    expect(
      names(recorded),
      'inMany in the declarations and many_fields of private.content_tables say the same',
    ).toEqual(names(offered.map(({ table, field }) => ({ table, column: field.column }))));
    const unique = await stack.sql(
      `select t.table_name, c from private.content_tables t, unnest(t.many_fields) c, pg_index i, pg_attribute a
       where i.indrelid = format('public.%I', t.table_name)::regclass and i.indisunique
         and a.attrelid = i.indrelid and a.attname = c and a.attnum = any (i.indkey)`,
    );
    expect(unique, 'nothing unique').toEqual([]);
  });

  it.each(offered.map(({ table, field }) => [table, field.column, field] as const))(
    '%s.%s can be set in two rows, which is broadcast, and undone',
    async (table, column, field) => {
      const before = await rowsOf(stack, table, 2, conditionFor(table, column));
      expect(before).toHaveLength(2);
      let done: { value: unknown; answer: Line[] } | undefined;
      for (const value of await candidates(field)) {
        const answer = await linesOf(admin, {
          table: table,
          field: column,
          value: value,
          ids: idsOf(before),
        });
        if (changedOf(answer).length === 2) {
          done = { value, answer };
          break;
        }
        await undoBulkChange(admin, table, changedOf(answer));
      }
      expect(done, 'a value that both rows can have').toBeDefined();
      const { value, answer } = done!;
      const now = await rereadRows(table, before);
      expect(now.map((row) => row[column])).toEqual([value, value]);
      expect(answer.map(({ was }) => was)).toEqual(before.map((row) => ({ [column]: row[column] })));
      const held = await admin
        .rpc('bulk_holds', { table_name: table, change: { [column]: value }, row_ids: idsOf(before) })
        .throwOnError();
      expect((held.data as { row_id: string }[]).map(({ row_id }) => row_id).toSorted()).toEqual(
        idsOf(before),
      );
      expect(changedOf(await undoBulkChange(admin, table, answer))).toHaveLength(2);
      expect(await rereadRows(table, before)).toEqual(before);
    },
  );

  it('are recorded in the audit log as one change per row by the user', async () => {
    const ids = idsOf(await rowsOf(stack, 'faq', 3));
    await stack.sql('update public.faq set category = $1 where id = any ($2)', ['umum', ids]);
    await linesOf(editor, { table: 'faq', field: 'category', value: 'biaya', ids: ids });
    const log = await stack.sql<{ who: string }>(
      `select actor_id::text || action as who from public.audit_log where table_name = 'faq' and row_id = any ($1::text[])
       and created_at > now() - interval '1 minute' order by created_at desc limit 3`,
      [ids],
    );
    expect(new Set(log.map(({ who }) => who)).size).toBe(1);
    expect(log[0]?.who).toMatch(/update$/);
  });
});
