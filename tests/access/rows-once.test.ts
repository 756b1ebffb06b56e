import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';
import { samples, type MadeTable, type Row } from './samples.ts';

/** Tables with an id column into which browser forms insert rows through the API. */
const addedTo = `select c.relname as name, exists (
    select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'a_sent_once') as is_guarded
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_any_column_privilege('authenticated', c.oid, 'INSERT')
  order by 1`;

/** Their id is that of an account, which is created first. */
const ofAccounts = ['app_users'];

onEachDatabase((openCast) => {
  let cast: Cast;
  let tables: MadeTable[];
  beforeAll(async () => {
    cast = openCast();
    const found = await cast.stack.sql<{ name: MadeTable; is_guarded: boolean }>(addedTo);
    tables = found.map(({ name }) => name).filter((name) => !ofAccounts.includes(name));
    // On failure a table is missing here: staff may insert into it, so its grant must include the id and it
    // needs the trigger of 20261120000980_rows_once.sql.
    expect(found.filter(({ is_guarded }) => !is_guarded).map(({ name }) => name)).toEqual(ofAccounts);
  });

  const rowsOf = (table: string, id: string) =>
    cast.stack.sql<Row>(`select * from public.${table} where id = $1`, [id]);

  it('sending the same new row twice creates one row in every list', async () => {
    for (const table of tables) {
      const row = { ...(await samples[table].shown(cast.setting)), id: randomUUID() };
      const send = () => cast.as.admin.from(table).insert(row).select('id');
      const [first, second] = [await send(), await send()];
      expect(first, table).toMatchObject({ error: null, data: [{ id: row.id }] });
      expect(second, table).toMatchObject({ error: null, data: [] });
      expect(await rowsOf(table, row.id), table).toHaveLength(1);
    }
  });

  it('concurrent inserts of the same row create one row', async () => {
    const row = { id: randomUUID(), ...(await samples.faq.shown(cast.setting)) };
    const answers = await Promise.all([1, 2, 3].map(() => cast.as.editor.from('faq').insert(row)));
    expect(answers.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await rowsOf('faq', row.id)).toHaveLength(1);
  });

  it('reusing an id with different data or as another user is rejected with a specific error code', async () => {
    for (const table of tables) {
      const row: Row = { ...(await samples[table].shown(cast.setting)), id: randomUUID() };
      await cast.as.admin.from(table).insert(row).throwOnError();
      const other = { ...row, ...samples[table].change };
      for (const again of [
        await cast.as.admin.from(table).insert(other),
        await cast.as.editor.from(table).insert(row),
      ])
        expect(again.error, table).toMatchObject({ code: 'P0001', message: 'submission.key_used' });
      expect((await rowsOf(table, String(row.id)))[0], table).toMatchObject({ id: row.id });
    }
  });

  it('a rejected row leaves its id unused', async () => {
    const id = randomUUID();
    const { error } = await cast.as.editor.from('faq').insert({ id, question: '' });
    expect(error).not.toBeNull();
    await cast.as.editor
      .from('faq')
      .insert({ ...(await samples.faq.shown(cast.setting)), id })
      .throwOnError();
  });

  it('only the original sender learns that a row was recorded', async () => {
    const row = { ...(await samples.faq.shown(cast.setting)), id: randomUUID() };
    await cast.as.editor.from('faq').insert(row).throwOnError();
    const wasRecorded = async (who: 'editor' | 'admin' | 'anon', key: unknown) =>
      (await cast.as[who].rpc('was_recorded', { key })).data as unknown;
    expect(await wasRecorded('editor', row.id)).toBe(true);
    expect(await wasRecorded('editor', randomUUID())).toBe(false);
    expect(await wasRecorded('admin', row.id)).toBe(false);
    expect(await wasRecorded('anon', row.id)).toBe(false);
    expect(await wasRecorded('anon', null)).toBe(false);
  });
});
