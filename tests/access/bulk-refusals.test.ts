import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { idsOf, linesOf, reasonsOf, rowsOf, setField, undoBulkChange, type Row } from './bulk-lines.ts';

let stack: TestStack;
let admin: SupabaseClient;
let editor: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  [admin, editor] = [await stack.client('admin'), await stack.client('editor')];
});
afterAll(() => stack.close());

describe('the whole call is rejected', () => {
  const none: [table: string | null, field: string | null][] = [
    ...[
      'name',
      'nib',
      'is_published',
      'id',
      'deleted_at',
      'created_at',
      'website',
      'Province',
      'province, name',
      '',
      null,
    ].map((field): [string, string | null] => ['clients', field]),
    ['clients', 'province" = null; drop table public.faq; --'],
    ['certificates', 'status'],
    ['certificates', 'expires_on'],
    ['articles', 'status'],
    ['articles', 'slug'],
    ['cms_pages', 'title'],
    ['complaints', 'status'],
    ['app_users', 'role'],
    ['drafts', 'changes'],
    ['pg_catalog.pg_class', 'relname'],
    ['faq; drop table public.faq', 'category'],
    [null, 'category'],
  ];
  it.each(none)('for a field that cannot be bulk-edited (%s, %s)', async (table, field) => {
    const { error } = await setField(admin, { table: table, field: field, value: 'x', ids: [] });
    expect(error).toMatchObject({ code: 'P0001', message: 'bulk.no_field' });
  });

  it.each([[{}], [null], [{ city: 'Bima', province: 'Bali' }]])(
    'for a change that is not exactly one field (%j)',
    async (change) => {
      const { error } = await admin.rpc('bulk_set', { table_name: 'clients', change, row_ids: [] });
      expect(error).toMatchObject({ code: 'P0001', message: 'bulk.no_field' });
    },
  );

  it.each<[string, string, unknown]>([
    ['clients', 'province', 5],
    ['clients', 'province', ['Bali']],
    ['clients', 'province', { a: 1 }],
    ['clients', 'province', true],
    ['legalitas', 'issued_on', 'kemarin'],
    ['legalitas', 'issued_on', '2026-02-30'],
    ['legalitas', 'issued_on', 20260101],
    ['fees', 'legal_product_id', "' or true --"],
    ['alur_sertifikasi', 'duration_days', '5'],
    ['alur_sertifikasi', 'duration_days', 1.5],
    ['alur_sertifikasi', 'duration_days', 1e30],
    ['rl_subclass', 'qualifications', 'kecil'],
    ['rl_subclass', 'qualifications', ['kecil', 1]],
  ])('for a value of the wrong type: %s.%s = %j', async (table, field, value) => {
    const before = await rowsOf(stack, table);
    const { error } = await setField(admin, { table: table, field: field, value: value, ids: idsOf(before) });
    expect(error).toMatchObject({ code: 'P0001', message: 'bulk.wrong_value' });
    expect(await rowsOf(stack, table)).toEqual(before);
  });

  it('for more than 1,000 rows, in bulk_set and in bulk_holds', async () => {
    const row_ids = Array.from({ length: 1001 }, () => randomUUID());
    const args = { table_name: 'faq', change: { category: 'biaya' }, row_ids };
    const refused = { code: 'P0001', message: 'bulk.too_many' };
    expect((await editor.rpc('bulk_set', args)).error).toMatchObject(refused);
    expect((await editor.rpc('bulk_holds', args)).error).toMatchObject(refused);
  });
});

describe('a single row is rejected without affecting the others', () => {
  it('when it is in the trash, deleted, or already has the value', async () => {
    const [a, b, c] = await rowsOf(stack, 'fees', 3);
    const ids = [a!.id, b!.id, c!.id];
    await stack.sql('update public.fees set grade = $1 where id = any ($2)', ['kecil', ids]);
    await stack.sql(`update public.fees set grade = 'besar' where id = $1`, [b!.id]);
    await stack.sql('update public.fees set deleted_at = now() where id = $1', [c!.id]);
    const unknownId = randomUUID();
    const answer = await linesOf(editor, {
      table: 'fees',
      field: 'grade',
      value: 'besar',
      ids: [...ids, unknownId, a!.id],
    });
    expect(reasonsOf(answer)).toEqual(
      new Map([
        [a!.id, 'changed'],
        [b!.id, 'unchanged'],
        [c!.id, 'in_trash'],
        [unknownId, 'gone'],
      ]),
    );
    await stack.sql('update public.fees set deleted_at = null where id = $1', [c!.id]);
  });

  it.each<[string, string, unknown]>([
    ['clients', 'province', 'x'.repeat(81)],
    ['fees', 'nature', 'lain'],
    ['fees', 'nature', null],
    ['fees', 'legal_product_id', '00000000-0000-4000-8000-000000000000'],
    ['legalitas', 'valid_until', '1950-01-01'],
  ])('when it violates a constraint of the table: %s.%s = %j', async (table, field, value) => {
    const before = await rowsOf(stack, table);
    const answer = await linesOf(editor, { table: table, field: field, value: value, ids: idsOf(before) });
    expect(answer.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'unfit'],
      ['refused', 'unfit'],
    ]);
    expect(await rowsOf(stack, table)).toEqual(before);
  });

  it('when it would become its own descendant', async () => {
    const [child] = await stack.sql<{ id: string; parent_id: string }>(
      'select id, parent_id from public.struktur_organisasi where parent_id is not null and deleted_at is null limit 1',
    );
    const answer = await linesOf(editor, {
      table: 'struktur_organisasi',
      field: 'parent_id',
      value: child!.id,
      ids: [child!.parent_id],
    });
    expect(answer).toMatchObject([{ outcome: 'refused', reason: 'unfit' }]);
  });

  it('when the caller may not change it', async () => {
    const [row] = await stack.sql<Row>(
      'select id from public.navigation_menus where parent_id is not null limit 1',
    );
    expect(
      await linesOf(editor, { table: 'navigation_menus', field: 'parent_id', value: null, ids: [row!.id] }),
    ).toMatchObject([{ outcome: 'refused', reason: 'forbidden' }]);
    const [person] = await stack.sql<Row>(`select id from public.app_users where lower(role) = 'viewer'`);
    const [article] = await rowsOf(stack, 'articles', 1);
    expect(
      await linesOf(editor, { table: 'articles', field: 'author_id', value: person!.id, ids: [article!.id] }),
    ).toMatchObject([{ outcome: 'refused', reason: 'forbidden' }]);
  });

  it('when its draft changes the same field', async () => {
    const made = await stack.sql<Row>(
      `insert into public.articles (slug, title, category) values ('banyak-a', 'A', 'berita'), ('banyak-b', 'B', 'berita') returning id`,
    );
    const [own, other] = idsOf(made);
    const keep = (text_id: string | undefined, changes: object) =>
      editor.rpc('save_draft', { text_table: 'articles', text_id, changes, seen_version: 1 }).throwOnError();
    await keep(own, { category: 'panduan' });
    await keep(other, { title: 'B baru' });
    const answer = await linesOf(editor, {
      table: 'articles',
      field: 'category',
      value: 'regulasi',
      ids: [own, other],
    });
    expect(reasonsOf(answer).get(own)).toBe('drafted');
    expect(reasonsOf(answer).get(other)).toBe('changed');
    const [draft] = await stack.sql<{ changes: unknown }>(
      'select changes from public.drafts where row_id = $1',
      [other],
    );
    expect(draft?.changes).toEqual({ title: 'B baru' });
  });
});

describe('undoing a bulk change', () => {
  it('skips a row that was changed since', async () => {
    const [a, b] = await rowsOf(stack, 'clients');
    await stack.sql(`update public.clients set city = 'Lama' where id = any ($1)`, [[a!.id, b!.id]]);
    const answer = await linesOf(editor, {
      table: 'clients',
      field: 'city',
      value: 'Baru',
      ids: [a!.id, b!.id],
    });
    await stack.sql(`update public.clients set city = 'Lain' where id = $1`, [a!.id]);
    const back = new Map(
      (await undoBulkChange(admin, 'clients', answer)).map((line) => [
        line.row_id,
        line.reason ?? line.outcome,
      ]),
    );
    expect(back.get(a!.id)).toBe('newer');
    expect(back.get(b!.id)).toBe('changed');
    const cities = await stack.sql<{ city: string }>(
      'select city from public.clients where id = any ($1) order by city',
      [[a!.id, b!.id]],
    );
    expect(cities.map(({ city }) => city)).toEqual(['Lain', 'Lama'].toSorted());
  });

  it('ignores other columns in the request', async () => {
    const [row] = await rowsOf(stack, 'clients', 1);
    const [line] = await linesOf(editor, {
      table: 'clients',
      field: 'city',
      value: 'Sementara',
      ids: [row!.id],
    });
    const was = { city: 'Semula', name: 'Nama Lain', nib: '1111111111111', created_at: '2000-01-01' };
    expect(await undoBulkChange(admin, 'clients', [{ ...line!, was }])).toMatchObject([
      { outcome: 'changed' },
    ]);
    const [now] = await rowsOf(stack, 'clients', 1);
    expect(now).toEqual({ ...row, city: 'Semula' });
  });
});
