import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeedContent } from '../../supabase/local/database/migrate.ts';
import { openStack } from '../../supabase/local/stack.ts';

describe('migrations and seed', () => {
  let scratch: string;
  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'migrations-'));
    for (const folder of ['migrations', 'seed/reference', 'seed/demo'])
      mkdirSync(path.join(scratch, folder), { recursive: true });
  });
  afterEach(() => rmSync(scratch, { recursive: true }));

  const write = (file: string, sql: string) => writeFileSync(path.join(scratch, file), sql);
  const open = (content?: SeedContent) =>
    openStack({
      content,
      url: 'http://stack.test',
      dataDir: path.join(scratch, 'data'),
      migrationsDir: path.join(scratch, 'migrations'),
      seedDir: path.join(scratch, 'seed'),
    });
  /** Opens the database, reads the table `words`, and closes it. */
  async function words(content?: SeedContent) {
    const stack = await open(content);
    const rows = await stack.db.query<{ word: string }>('select word from public.words order by word');
    await stack.close();
    return { words: rows.map(({ word }) => word), applied: stack.applied, changed: stack.changed };
  }

  test('report the name and line of a failing migration and keep earlier ones', async () => {
    write('migrations/1_one.sql', 'create table public.words (word text);');
    write('migrations/2_two.sql', 'create table public.two (id int);\n\nselect * from public.nowhere;');
    await expect(open()).rejects.toThrow(
      'migration 2_two.sql, line 3: relation "public.nowhere" does not exist',
    );
    write('migrations/2_two.sql', 'create table public.two (id int);');
    expect(await words()).toMatchObject({ applied: ['2_two.sql'], changed: [] });
  });

  test('report a changed migration without running it again', async () => {
    write('migrations/1_one.sql', 'create table public.words (word text);');
    await words();
    write('migrations/1_one.sql', 'create table public.words (word text not null);');
    expect(await words()).toMatchObject({ applied: [], changed: ['1_one.sql'] });
  });

  test('reject a database of a later version and leave it unchanged', async () => {
    write('migrations/1_one.sql', 'create table public.words (word text);');
    write('migrations/2_two.sql', `insert into public.words values ('dua');`);
    await words();
    rmSync(path.join(scratch, 'migrations/2_two.sql'));
    await expect(open()).rejects.toThrow(
      'This database was created by a later version (migration 2; the latest here is 1). Start that version',
    );
    write('migrations/2_two.sql', `insert into public.words values ('dua');`);
    expect(await words()).toEqual({ words: ['dua'], applied: [], changed: [] });
  });

  test('reject a database with unknown migrations', async () => {
    write('migrations/1_one.sql', 'create table public.words (word text);');
    await words();
    rmSync(path.join(scratch, 'migrations/1_one.sql'));
    write('migrations/2_all.sql', 'create table public.words (word text);');
    await expect(open()).rejects.toThrow(
      'This database has migrations that this code lacks (1). Start the version that created it',
    );
  });

  test('repeat a failed seed at the next start', async () => {
    write('migrations/1_one.sql', 'create table public.words (word text unique);');
    write('seed/reference/10_first.sql', `insert into public.words values ('satu');`);
    write('seed/demo/20_second.sql', `insert into public.words values ('dua'), ('satu');`);
    await expect(open()).rejects.toThrow('seed demo/20_second.sql: duplicate key value');
    write(
      'seed/demo/20_second.sql',
      `insert into public.words select 'dua' from public.words where word = 'satu';`,
    );
    expect((await words()).words).toEqual(['dua', 'satu']);
    write('seed/demo/30_third.sql', `insert into public.words values ('tiga');`);
    expect((await words()).words).toEqual(['dua', 'satu']);
  });

  test.each([
    ['demo', ['dua', 'satu']],
    ['reference', ['satu']],
    ['empty', []],
  ] as const)(
    'ignore the content setting of a database created with %s content',
    async (content, expected) => {
      write('migrations/1_one.sql', 'create table public.words (word text unique);');
      write('seed/reference/10_first.sql', `insert into public.words values ('satu');`);
      write('seed/demo/10_second.sql', `insert into public.words values ('dua');`);
      expect((await words(content)).words).toEqual(expected);
      expect((await words('demo')).words).toEqual(expected);
    },
  );
});
