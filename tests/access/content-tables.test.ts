import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordsFor } from '@/app/screens/admin-screens';
import { auditLogMessages } from '@/features/audit-log/messages';
import { databases } from '../support/databases.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { placedStatements } from './statements.ts';

/**
 * Code that names three or more content tables, each with the reason why it cannot use
 * private.content_tables.
 */
const handWritten: Record<string, string> = {
  'clear_demo()': 'Certificates name companies, so they are cleared first.',
  'find_records(text,integer)': 'Each kind of record has its own searched columns and index.',
  'private.find_by_beginnings(text[],boolean,integer)':
    'Each kind of record has its own searched columns and index.',
  'list_choices(text)': 'Each long list has its own filter columns.',
  'private.body_texts': 'Each kind has its own text columns.',
  'private.dead_links(jsonb)': 'Each table with public pages has its own address pattern.',
  'private.link_places()': 'Only two tables have working copies and scheduled changes.',
  'private.own_tests()': 'Each publication duty concerns specific tables.',
  'private.searchable': 'Each kind has its own searched columns for visitors.',
  'site_pages(integer)': 'The address of each kind is based on a different column.',
  'setup_checklist()': 'Each step checks a specific table.',
  'private.spread_focus()': 'Lists the columns with cropped pictures, each of which has a trigger.',
};
const whatToDo = 'Read private.content_tables, or give the reason in tests/access/content-tables.test.ts.';

const PARTNERS = `create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  logo_url text check (private.is_picture(logo_url)),
  is_published boolean not null default true,
  sort_order integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
)`;

describe.each(databases)('a table registered with make_content_table (%s)', (database) => {
  let stack: TestStack;
  let editor: SupabaseClient;
  let admin: SupabaseClient;
  beforeAll(async () => {
    stack = await openTestStack({ database });
    [editor, admin] = [await stack.client('editor'), await stack.client('admin')];
    await stack.sql(PARTNERS);
    await stack.sql(`call private.make_content_table('public.partners', visible => 'is_published')`);
  });
  afterAll(() => stack.close());

  interface Partner {
    id: string;
    name: string;
    is_published: boolean;
    deleted_at: string | null;
  }
  async function add(name: string) {
    const rows = await stack.sql<Partner>('insert into public.partners (name) values ($1) returning id', [
      name,
    ]);
    return rows[0]?.id ?? '';
  }
  const readRow = async (id: string) =>
    (await stack.sql<Partner>('select * from public.partners where id = $1', [id]))[0];
  async function change(action: string, id: string) {
    const { data } = await editor
      .rpc('bulk_change', { table_name: 'partners', action, row_ids: [id] })
      .throwOnError();
    return (data as { outcome: string }[]).map(({ outcome }) => outcome);
  }
  async function restore(action: string, id: string) {
    const [line] = await stack.sql<{ id: string }>(
      `select id from public.audit_log where table_name = 'partners' and row_id = $1 and action = $2
       order by created_at desc limit 1`,
      [id, action],
    );
    return admin.rpc('restore_from_audit', { entry_id: line?.id });
  }

  it('can be reordered', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    await editor.rpc('reorder', { table_name: 'partners', ids: [c, a, b] }).throwOnError();
    const rows = await stack.sql<Partner>('select name from public.partners order by sort_order');
    expect(rows.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
  });

  it('can be published, trashed, restored and deleted in bulk', async () => {
    const id = await add('Banyak');
    expect(await change('unpublish', id)).toEqual(['changed']);
    expect(await readRow(id)).toMatchObject({ is_published: false });
    expect(await change('publish', id)).toEqual(['changed']);
    expect(await readRow(id)).toMatchObject({ is_published: true });
    expect(await change('delete', id)).toEqual(['refused']);
    expect(await change('trash', id)).toEqual(['changed']);
    expect((await readRow(id))?.deleted_at).not.toBeNull();
    expect(await change('restore', id)).toEqual(['changed']);
    expect(await readRow(id)).toMatchObject({ deleted_at: null });
    expect(await change('trash', id)).toEqual(['changed']);
    expect(await change('delete', id)).toEqual(['changed']);
    expect(await readRow(id)).toBeUndefined();
  });

  it('has rows that can be found until they are in the trash', async () => {
    const id = await add('Asosiasi Ditemukan');
    const searchRows = async () =>
      (await editor.rpc('find_records', { words: 'ditemukan' }).throwOnError()).data as object[];
    expect(await searchRows()).toEqual([
      { kind: 'partners', id, title: 'Asosiasi Ditemukan', detail: null, state: null },
    ]);
    await stack.sql('update public.partners set deleted_at = now() where id = $1', [id]);
    expect(await searchRows()).toEqual([]);
  });

  it('can restore rows from the audit log', async () => {
    const id = await add('Dulu');
    await stack.sql(`update public.partners set name = 'Kini' where id = $1`, [id]);
    expect((await restore('update', id)).error).toBeNull();
    expect(await readRow(id)).toMatchObject({ name: 'Dulu' });
    await stack.sql('delete from public.partners where id = $1', [id]);
    expect((await restore('delete', id)).data).toEqual({ table: 'partners', id });
    expect(await readRow(id)).toMatchObject({ name: 'Dulu' });
  });

  it('protects the files that its rows use', async () => {
    const id = await add('Berlogo');
    const file = { path: 'mitra/logo.png', mime_type: 'image/png', alt: 'Logo', bytes: 10 };
    const { data } = await editor.from('media').insert(file).select('id').single().throwOnError();
    await stack.sql(`update public.partners set logo_url = '/media/mitra/logo.png' where id = $1`, [id]);
    const trash = () =>
      editor.from('media').update({ deleted_at: '2026-11-01T00:00:00Z' }).eq('id', data.id).select('id');
    expect((await trash()).error).toMatchObject({ code: 'P0001', message: 'media.in_use' });
    await stack.sql('update public.partners set logo_url = null where id = $1', [id]);
    expect((await trash()).data).toHaveLength(1);
  });
});

describe('tables shown on screens', () => {
  let stack: TestStack;
  const { kinds, kindOf } = recordsFor('admin');
  beforeAll(async () => {
    stack = await openTestStack();
  });
  afterAll(() => stack.close());

  it('offer undo in the audit log exactly where the database allows it', async () => {
    const tables = await stack.sql<{ name: string; action: string; may: boolean }>(
      `select c.relname as name, a as action, private.is_restorable(c.relname, a) as may
       from pg_class c, unnest(array['insert', 'update', 'delete', 'unmask', 'export']) a
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
    );
    const isRestorable = (name: string, action: string) => kindOf(name)?.restores.includes(action) ?? false;
    expect(tables.filter(({ name, action, may }) => isRestorable(name, action) !== may)).toEqual([]);
  });

  it('have exactly one name each in the audit log', async () => {
    const audited = await stack.sql<{ name: string }>(
      `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       join pg_proc p on p.oid = t.tgfoid where p.proname = 'write_audit'`,
    );
    expect(audited.length).toBeGreaterThan(10);
    const known = [...kinds.map(({ table }) => table), ...Object.keys(auditLogMessages.id.table)];
    expect(known).toEqual(expect.arrayContaining(audited.map(({ name }) => name)));
    expect(new Set(known).size).toBe(known.length);
  });
});

describe('private.content_tables', () => {
  let stack: TestStack;
  let names: string[];
  beforeAll(async () => {
    stack = await openTestStack();
    const rows = await stack.sql<{ name: string }>('select table_name as name from private.content_tables');
    names = rows.map(({ name }) => name);
  });
  afterAll(() => stack.close());

  const namedIn = (source: string) => names.filter((name) => new RegExp(`['{,]${name}['},]`).test(source));

  it('is the only list of content tables in functions, views and blocks', async () => {
    const code = await stack.sql<{ name: string; source: string }>(
      `select p.oid::regprocedure::text as name, p.prosrc as source from pg_proc p
         where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       union all select format('%I.%I', v.schemaname, v.viewname), v.definition from pg_views v
         where v.schemaname in ('public', 'private')`,
    );
    const folder = path.resolve(import.meta.dirname, '../../supabase/schemas');
    const blocks = readdirSync(folder).flatMap((file) =>
      placedStatements(readFileSync(path.join(folder, file), 'utf8'))
        .filter(({ text }) => /^do\b/i.test(text))
        .map(({ text, line }) => ({ name: `${file}:${line}`, source: text })),
    );
    expect(blocks.length).toBeGreaterThan(0);
    const lists = [...code, ...blocks].filter(({ source }) => namedIn(source).length > 2);
    expect(
      lists
        .filter(({ name }) => !(name in handWritten))
        .map(({ name, source }) => `${name} names ${namedIn(source).join(', ')}. ${whatToDo}`),
    ).toEqual([]);
    const searchRows = lists.map(({ name }) => name);
    expect(
      Object.keys(handWritten).filter((name) => !searchRows.includes(name)),
      'reasons without need',
    ).toEqual([]);
  });

  it.each(['media_uses', 'content_links'])(
    'covers every table whose columns can hold an address (%s)',
    async (trigger) => {
      const without = await stack.sql(
        `select distinct k.conrelid::regclass::text as name from pg_constraint k
       where k.contype = 'c' and pg_get_constraintdef(k.oid) ~ 'private\\.is_(picture|link|document)\\('
         and not exists (select from pg_trigger g where g.tgrelid = k.conrelid and g.tgname = $1)`,
        [trigger],
      );
      expect(without).toEqual([]);
    },
  );

  it('lists only existing tables', async () => {
    const missing = names.map(
      (name) => `select '${name}' as name where to_regclass('public.${name}') is null`,
    );
    expect(await stack.sql(missing.join(' union all '))).toEqual([]);
  });
});
