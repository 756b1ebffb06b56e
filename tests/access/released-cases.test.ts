import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  const newEditor = async (): Promise<string> => {
    const id = String(await cast.setting.newPerson());
    await cast.stack.sql(`update public.app_users set role = 'editor', is_active = true where id = $1`, [id]);
    return id;
  };
  const newCase = async (holder: string) => {
    const { id } = await cast.make('complaints');
    await cast.stack.sql('update public.complaints set assigned_to = $1 where id = $2', [holder, id]);
    return id;
  };
  const holderOf = async (id: unknown) => (await cast.look('complaints', id))?.assigned_to;
  const lastLine = (id: unknown) =>
    cast.stack.sql(
      `select kind, author, visibility, body from public.case_events where complaint_id = $1 and kind = 'assignment'
       order by created_at desc, id limit 1`,
      [id],
    );

  it.each([
    ['deactivated', { is_active: false }],
    ['made a viewer', { role: 'viewer' }],
  ])('a user %s is unassigned from open cases only', async (_what, change) => {
    const person = await newEditor();
    const [open, closed] = [await newCase(person), await newCase(person)];
    // A case is normally closed by a decision; here only closed_at matters.
    for (const statement of [
      'alter table public.complaints disable trigger user',
      `update public.complaints set closed_at = now() where id = '${String(closed)}'`,
      'alter table public.complaints enable trigger user',
    ])
      await cast.stack.sql(statement);
    expect(await holderOf(open)).toBe(person);

    await cast.as.service.from('app_users').update(change).eq('id', person).throwOnError();
    expect(await holderOf(open)).toBeNull();
    expect(await holderOf(closed)).toBe(person);
    expect(await lastLine(open)).toEqual([
      { kind: 'assignment', author: 'system', visibility: 'internal', body: null },
    ]);
  });

  it('no other change to a user unassigns cases', async () => {
    const person = await newEditor();
    const open = await newCase(person);
    await cast.as.service.from('app_users').update({ role: 'admin' }).eq('id', person).throwOnError();
    expect(await holderOf(open)).toBe(person);
    await cast.as.service.from('app_users').update({ role: 'editor' }).eq('id', person).throwOnError();
    expect(await holderOf(open)).toBe(person);
    const refused = await cast.as.editor.from('app_users').update({ is_active: false }).eq('id', person);
    expect(refused.error ?? (await holderOf(open))).toBeTruthy();
    expect(await holderOf(open)).toBe(person);
  });
});
