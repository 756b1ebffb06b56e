import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { backupTables, type BackupTable } from '../../scripts/backup/rows.ts';
import { backUpInto } from '../../scripts/backup/schedule.ts';
import { describeDatabase, catalogDifferences } from '../../scripts/schema/catalog.ts';
import { places } from '../../scripts/schema/places.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { fillEveryTable } from '../support/every-table.ts';
import { createTestDatabase } from '../support/stack-database.ts';
import { emptyDirectory, stackUrl } from '../support/stack-directory.ts';

/** A typical later migration: a column with values for existing rows, policies, and a table. */
const NEXT = '29991231000000_next.sql';
const nextSql = `
  alter table public.clients add column nickname text check (char_length(nickname) <= 20);
  -- Nobody has edited these rows: neither their time of change nor the audit log may say so.
  alter table public.clients disable trigger user;
  update public.clients set nickname = left(name, 20) where nickname is null;
  alter table public.clients enable trigger user;
  alter table public.clients alter column nickname set not null;
  create table public.next_things (id uuid primary key default gen_random_uuid(), client_id uuid references public.clients (id));
  alter table public.next_things enable row level security;
  create policy "staff read" on public.next_things for select to authenticated using (private.has_role('viewer'));
  grant select on public.next_things to authenticated;`;

/** Returns the row count of each table and a hash over the columns that it had before the upgrade. */
async function rowsOf(db: Queries, tables: readonly BackupTable[]) {
  const found: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    const [row] = await db.query(
      `select count(*)::int as rows, md5(string_agg(r::text, E'\\n' order by r::text collate "C")) as hash
       from (select ${columns.map((column) => `"${column}"`).join()} from ${name}) r`,
    );
    found[name] = row;
  }
  return found;
}

describe.each(['embedded', 'server'] as const)('a database (%s)', (kind) => {
  const isSkipped = kind === 'server' && !process.env.PG_URL;
  describe.skipIf(isSkipped)(isSkipped ? 'is skipped: PG_URL is not set' : 'after an upgrade', () => {
    let scratch: string;
    let upgraded: Stack;
    let fresh: Stack;
    let tables: BackupTable[];
    let before: Record<string, unknown>;
    let empty: string[];
    const backups: string[] = [];
    const undo: (() => unknown)[] = [];

    async function place() {
      const server = kind === 'server' ? await createTestDatabase() : undefined;
      const dataDir = emptyDirectory();
      undo.push(
        () => rmSync(dataDir, { recursive: true, force: true }),
        () => server?.drop(),
      );
      return { url: stackUrl, dataDir, pgUrl: server?.url };
    }

    beforeAll(async () => {
      scratch = mkdtempSync(path.join(tmpdir(), 'upgrade-keeps-'));
      undo.push(() => rmSync(scratch, { recursive: true, force: true }));
      const [old, next] = [path.join(scratch, 'old'), path.join(scratch, 'next')] as const;
      for (const copy of [old, next]) cpSync(places.migrations, copy, { recursive: true });
      writeFileSync(path.join(next, NEXT), nextSql);

      const there = await place();
      const first = await openStack({ ...there, migrationsDir: old, accounts: 'demo', inboxes: 'demo' });
      empty = await fillEveryTable(first.db);
      tables = await backupTables(first.db);
      before = await rowsOf(first.db, tables);
      await first.close();

      upgraded = await openStack({
        ...there,
        migrationsDir: next,
        beforeMigrating: async (stack) => {
          backups.push((await backUpInto(path.join(scratch, 'backups'), stack, 'before-upgrade')).file);
        },
      });
      undo.push(() => upgraded.close());
      fresh = await openStack({ ...(await place()), migrationsDir: next, content: 'empty' });
      undo.push(() => fresh.close());
    });
    afterAll(async () => {
      for (const each of undo.toReversed()) await each();
    });

    test('had rows in every table before', () => {
      expect(empty).toEqual([]);
      expect(tables.length).toBeGreaterThan(80);
    });

    test('has run only the missing migrations, after one backup', async () => {
      expect(upgraded.applied).toEqual([NEXT]);
      expect(upgraded.changed).toEqual([]);
      expect(backups).toHaveLength(1);
      expect(existsSync(backups[0] ?? '')).toBe(true);
      const manifest = await checkArchive(backups[0] ?? '');
      expect(JSON.stringify(manifest)).not.toContain('next_things');
    });

    test('keeps every row of every table unchanged', async () => {
      const after = await rowsOf(upgraded.db, tables);
      // The backup itself is recorded in job_runs.
      expect({ ...after, 'private.job_runs': null }).toEqual({ ...before, 'private.job_runs': null });
    });

    test('has values in a new column of existing rows', async () => {
      const [clients] = await upgraded.db.query(
        `select count(*) > 0 as some, bool_and(nickname = left(name, 20)) as fits from public.clients`,
      );
      expect(clients).toEqual({ some: true, fits: true });
    });

    test('has the schema of a new database', async () => {
      const [one, other] = [await describeDatabase(upgraded.db), await describeDatabase(fresh.db)];
      expect(one.has('policy public.next_things staff read')).toBe(true);
      // Rows differ: the upgraded database has demo content.
      const isObject = (line: string) => !line.startsWith('rows of ');
      expect(catalogDifferences(one, other).filter(isObject)).toEqual([]);
    });
  });
});
