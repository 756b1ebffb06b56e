import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';
import { actors, cellOf, closedColumns, tables, type Actor, type TableName } from './matrix.ts';
import { foundChanges, foundTables, samples, views, type MadeTable, type Row } from './samples.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const madeTables = Object.keys(samples) as MadeTable[]; // keys are exactly those of samples
  const isMade = (table: TableName): table is MadeTable => table in samples;
  const tableNames = Object.keys(tables) as TableName[]; // keys are exactly those of tables
  const has = (table: TableName, actor: Actor, verb: 'C' | 'U' | 'D') =>
    cellOf(table, actor).slice(1).includes(verb);
  const readRight = (table: TableName, actor: Actor) => cellOf(table, actor)[0] ?? '';

  /** Expects a rejected write: either a permission error, or no affected row because of the policies. */
  function expectRefused(answer: { data: unknown; error: { code: string } | null }, actor: Actor) {
    if (answer.error) expect(answer.error.code, actor).toBe('42501');
    else expect(answer.data, actor).toEqual([]);
  }

  async function expectReading(table: TableName, actor: Actor) {
    const { data, error } = await cast.as[actor].from(table).select('*').limit(1000);
    if (readRight(table, actor) === '') return expect(error?.code, actor).toBe('42501');
    expect(error, actor).toBeNull();
    if (readRight(table, actor) === '0') return expect(data, actor).toEqual([]);
    expect(data, actor).not.toEqual([]);
    if (readRight(table, actor) === 'o') {
      const { data: session } = await cast.as[actor].auth.getUser();
      expect(data?.map((row: Row) => row.id)).toEqual([session.user?.id]);
    }
  }

  it.each(tableNames)('%s can be read only as the matrix allows', async (table) => {
    if (isMade(table)) await cast.make(table);
    for (const actor of actors) await expectReading(table, actor);
  });

  it.each(views)('%s rejects all changes', async (view) => {
    const [answer] = await cast.stack.sql(
      'select is_updatable, is_insertable_into from information_schema.views where table_name = $1',
      [view],
    );
    expect(answer).toEqual({ is_updatable: 'NO', is_insertable_into: 'NO' });
  });

  it.each(foundTables)('%s can be changed only as the matrix allows', async (table) => {
    const rows = () => cast.stack.sql<Row>(`select to_jsonb(t) as row from public.${table} t order by 1`);
    for (const actor of actors) {
      const client = cast.as[actor];
      const before = await rows();
      const first = before[0]?.row as Row; // to_jsonb of a row is an object
      const key = Object.keys(first)[0] ?? 'id';
      const update = await client.from(table).update(foundChanges[table]).eq(key, first[key]).select();
      if (has(table, actor, 'U')) expect([update.error, update.data?.length], actor).toEqual([null, 1]);
      else expectRefused(update, actor);
      if (!has(table, actor, 'C'))
        expectRefused(await client.from(table).insert(foundChanges[table]).select(), actor);
      if (!has(table, actor, 'D'))
        expectRefused(await client.from(table).delete().eq(key, first[key]).select(), actor);
      if (cellOf(table, actor).length <= 1) expect(await rows(), actor).toEqual(before);
    }
  });

  describe.each(madeTables)('%s', (table) => {
    const actorsWith = (cells: string) =>
      actors.filter((actor) => cells.includes(cellOf(table, actor)[0] ?? '-'));
    async function readersOf(row: Row) {
      const readers = [];
      for (const actor of actors) {
        const { data } = await cast.as[actor].from(table).select('*').eq('id', row.id);
        if ((data ?? []).length === 1) readers.push(actor);
      }
      return readers;
    }

    it('shows only the rows that the matrix allows', async () => {
      expect(await readersOf(await cast.make(table)), 'a published row').toEqual(actorsWith('Rr'));
      if (samples[table].hidden)
        expect(await readersOf(await cast.make(table, true)), 'a hidden row').toEqual(actorsWith('R'));
    });

    it('accepts new rows only as the matrix allows', async () => {
      for (const actor of actors) {
        const row = await samples[table].shown(cast.setting);
        const answer = await cast.as[actor].from(table).insert(row).select();
        if (!has(table, actor, 'C')) expectRefused(answer, actor);
        else expect([answer.error, answer.data?.length], actor).toEqual([null, 1]);
      }
    });

    it('accepts updates only as the matrix allows', async () => {
      const closed = await cast.make(table);
      const known = await cast.look(table, closed.id);
      for (const actor of actors) {
        const may = has(table, actor, 'U');
        const { id } = may ? await cast.make(table) : closed;
        const change = { ...samples[table].change };
        const answer = await cast.as[actor].from(table).update(change).eq('id', id).select();
        if (!may) expectRefused(answer, actor);
        else
          expect([answer.error, answer.data], actor).toEqual([
            null,
            [expect.objectContaining(Object.fromEntries(changedTexts(change)))],
          ]);
      }
      expect(await cast.look(table, closed.id)).toEqual(known);
    });

    it('accepts deletions only as the matrix allows', async () => {
      const closed = await inTrash(table);
      for (const actor of actors) {
        const may = has(table, actor, 'D');
        const { id } = may ? await inTrash(table) : closed;
        const answer = await cast.as[actor].from(table).delete().eq('id', id).select();
        if (!may) expectRefused(answer, actor);
        expect(await cast.look(table, id), actor).toEqual(may ? null : expect.anything());
      }
    });
  });

  it('visitors read only the path and size of published documents from media', async () => {
    const { anon, service } = cast.as;
    const [document, draft] = [await cast.make('media'), await cast.make('media')];
    const row = (file: Row, is_published: boolean) => ({
      title: 'Akta',
      file_url: `https://badan.example.id/storage/v1/object/public/media/${String(file.path)}`,
      is_published,
    });
    await service
      .from('legalitas')
      .insert([row(document, true), row(draft, false)])
      .throwOnError();
    const { data } = await anon.from('media').select('path, bytes').in('path', [document.path, draft.path]);
    expect(data).toEqual([{ path: document.path, bytes: document.bytes }]);
    for (const column of Object.keys(document).filter((name) => name !== 'path' && name !== 'bytes'))
      expect((await anon.from('media').select(column)).error?.code, column).toBe('42501');
  });

  /**
   * Creates a row that can be deleted permanently: in the trash, if the table has one (see rules.test.ts).
   */
  async function inTrash(table: MadeTable): Promise<Row> {
    // A certificate that was ever published is never deleted.
    const row = await cast.make(table, table === 'certificates');
    if ('deleted_at' in row)
      await cast.stack.sql(`update public.${table} set deleted_at = now() where id = $1`, [row.id]);
    return row;
  }

  /**
   * Timestamps are returned in a different format and the version is incremented; everything else is returned
   * as sent.
   */
  const changedTexts = (change: Row) =>
    Object.entries(change).filter(([column]) => !column.endsWith('_at') && column !== 'version');

  const closed = Object.entries(closedColumns).flatMap(([table, columns]) =>
    columns.map((column) => ({ table: table as MadeTable, column })),
  ); // the keys of closedColumns are tables with samples

  it.each(closed)('no role can change $column of $table directly', async ({ table, column }) => {
    const row = await cast.make(table);
    for (const actor of actors) {
      const answer = await cast.as[actor]
        .from(table)
        .update({ [column]: row[column] ?? null })
        .eq('id', row.id)
        .select();
      expect(answer.error?.code, actor).toBe('42501');
    }
  });
});
