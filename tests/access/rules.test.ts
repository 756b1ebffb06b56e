import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';
import { cellOf, tables, type Actor, type TableName } from './matrix.ts';
import { samples, type MadeTable } from './samples.ts';

// Rules for every table of a kind. The kinds are read from the catalogue, so new tables are covered
// automatically.
onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const writers: readonly Actor[] = ['editor', 'admin', 'service'];
  const isAllowed = (table: TableName, actor: Actor, verb: 'U' | 'D') =>
    cellOf(table, actor).slice(1).includes(verb);
  /** Returns the API tables with a column where the matrix allows at least one actor the verb. */
  async function tablesWith(column: string, verb: 'U' | 'D'): Promise<MadeTable[]> {
    const rows = await cast.stack.sql<{ name: TableName }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = $1 and not a.attisdropped
       order by 1`,
      [column],
    );
    const names = rows
      .map(({ name }) => name)
      .filter((name) => writers.some((a) => isAllowed(name, a, verb)));
    expect(
      names.filter((name) => !(name in samples)),
      'tables without a sample row',
    ).toEqual([]);
    return names as MadeTable[]; // checked against the keys of samples above
  }

  describe('a table with a trash', () => {
    it('permanently deletes only rows in the trash, for every role', async () => {
      const names = await tablesWith('deleted_at', 'D');
      expect(names.length).toBeGreaterThan(10);
      for (const table of names) {
        for (const actor of writers.filter((each) => isAllowed(table, each, 'D'))) {
          const { id } = await cast.make(table);
          const { error } = await cast.as[actor].from(table).delete().eq('id', id);
          const codes = table === 'certificates' ? ['certificate.was_published'] : ['trash.not_in_trash'];
          expect(codes, `${actor} deletes from ${table}`).toContain(error?.message);
          expect(await cast.look(table, id), `${actor} deletes from ${table}`).not.toBeNull();
        }
      }
    });

    it('keeps all rows when a single call tries to delete them', async () => {
      for (const table of await tablesWith('deleted_at', 'D')) {
        const { id } = await cast.make(table);
        const { error } = await cast.as.admin.from(table).delete().not('id', 'is', null);
        expect(error, table).not.toBeNull();
        expect(await cast.look(table, id), table).not.toBeNull();
      }
    });
  });

  describe('a table with a version column', () => {
    it('rejects updates with a missing or stale version', async () => {
      const names = await tablesWith('version', 'U');
      expect(names).toEqual(expect.arrayContaining(['articles', 'cms_pages']));
      for (const table of names) {
        for (const actor of ['editor', 'admin'] as const) {
          if (!isAllowed(table, actor, 'U')) continue;
          const { id } = await cast.make(table);
          const { version, ...change } = samples[table].change;
          expect(version, `the sample change of ${table} names a version`).toBe(1);
          const save = (values: object) =>
            cast.as[actor].from(table).update(values).eq('id', id).select('version').single();
          expect((await save(change)).error?.message, table).toBe('version.missing');
          expect((await save({ ...change, version })).data, table).toEqual({ version: 2 });
          expect((await save({ ...change, version })).error?.message, table).toBe('version.old');
          expect((await save({ ...change, version: null })).error?.message, table).toBe('version.old');
          expect((await cast.look(table, id))?.version).toBe(2);
        }
      }
    });
  });

  it('the matrix covers every sampled table', () => {
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(samples)));
  });
});
