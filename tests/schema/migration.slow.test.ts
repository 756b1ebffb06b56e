import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDatabaseOf } from '../../scripts/schema/databases.ts';
import { schemaDifferences, refuseUnrecorded, writeMigration } from '../../scripts/schema/migrations.ts';
import { places, sqlFilesIn } from '../../scripts/schema/places.ts';
import { root } from '../../scripts/start/root.ts';

const MINUTES = 60_000;
const partners = `create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (private.is_text(name, 160)),
  is_published boolean not null default true,
  sort_order integer not null default 0 check (sort_order >= 0),
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call private.make_content_table('public.partners', visible => 'is_published', known_by => '{name}');

create function public.partner_count() returns integer
language sql stable set search_path = '' as $$ select count(*)::integer from public.partners $$;
grant execute on function public.partner_count() to authenticated;
grant select on public.partners to staff_reader;
call private.owned_by('staff_reader', 'public.partner_count()');
`;

describe('a change of supabase/schemas', () => {
  let scratch: string;
  let changed: typeof places;
  let sql: string;
  let written: Awaited<ReturnType<typeof writeMigration>>;

  function edit(file: string, from: string, to: string) {
    const target = path.join(changed.schemas, file);
    const text = readFileSync(target, 'utf8');
    expect(text).toContain(from);
    writeFileSync(target, text.replace(from, to));
  }

  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'migration-'));
    changed = { schemas: path.join(scratch, 'schemas'), migrations: path.join(scratch, 'migrations') };
    cpSync(places.schemas, changed.schemas, { recursive: true });
    cpSync(places.migrations, changed.migrations, { recursive: true });
    writeFileSync(path.join(changed.schemas, '25_partners.sql'), partners);
    edit(
      '38_companies.sql',
      'create table public.clients (',
      "create table public.clients (\n  trade_name text not null default '' check (char_length(trade_name) <= 120),",
    );
    edit('07_limits.sql', `('submit', 'email', 5, '1 hour')`, `('submit', 'email', 6, '1 hour')`);
    await expect(refuseUnrecorded(changed)).rejects.toThrow(
      /Run npm run db:migration[^]*column public\.partners\.name/,
    );
    written = await writeMigration(changed, 'partners', new Date('2099-01-02T03:04:05Z'));
    sql = readFileSync(written?.file ?? '', 'utf8');
  }, 6 * MINUTES);
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  test('creates one migration with a date and a name', () => {
    expect(path.basename(written?.file ?? '')).toBe('20990102030405_partners.sql');
    expect(sql).toMatch(/^-- Generated from supabase\/schemas/);
    expect(written?.destructive).toEqual([]);
  });

  test('updates tables, functions and configuration rows', () => {
    expect(sql).toContain('ADD COLUMN "trade_name"');
    expect(sql).toContain(`call private.owned_by('staff_reader', '"public"."partner_count"()');`);
    expect(sql).not.toMatch(/OWNER TO/);
    expect(sql).toMatch(
      /update private\.limits set max_count = '6' where action = 'submit' and scope = 'email';/,
    );
    expect(sql).toContain(`insert into private.content_tables`);
  });

  test(
    'updates a database of the earlier migrations to the schemas, including configuration rows',
    async () => {
      expect(await schemaDifferences(changed)).toEqual([]);
      await withDatabaseOf(changed.migrations, async ({ db }) => {
        await db.exec(`insert into public.partners (name) values ('Mitra')`);
        expect(await db.query('select title from private.row_titles')).toEqual([{ title: 'Mitra' }]);
      });
      await expect(refuseUnrecorded(changed)).resolves.toBeUndefined();
    },
    3 * MINUTES,
  );

  test(
    'creates no second migration without another change',
    async () => {
      expect(await writeMigration(changed, 'again')).toBeUndefined();
      expect(sqlFilesIn(changed.migrations).filter((file) => file.includes('again'))).toEqual([]);
    },
    3 * MINUTES,
  );

  test(
    'reports statements that delete data',
    async () => {
      rmSync(path.join(changed.schemas, '25_partners.sql'));
      const dropped = await writeMigration(changed, 'no_partners');
      expect(dropped?.destructive).toEqual([expect.stringContaining('DROP TABLE "public"."partners"')]);
    },
    4 * MINUTES,
  );
});

test('npm run db:migration requires a name', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/db-migration.ts')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('npm run db:migration trade-name');
});
