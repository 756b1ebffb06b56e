import { beforeAll, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  it('one admin remains when all admins demote themselves simultaneously', async () => {
    for (let i = 0; i < 4; i += 1)
      await cast.stack.sql(`update public.app_users set role = 'admin', is_active = true where id = $1`, [
        await cast.setting.newPerson(),
      ]);
    const admins = await cast.stack.sql<{ id: string }>(
      `select id from public.app_users where role = 'admin'`,
    );
    expect(admins.length).toBeGreaterThan(3);

    const demote = ({ id }: { id: string }, i: number) =>
      i % 2
        ? cast.as.service.from('app_users').update({ role: 'viewer' }).eq('id', id).select()
        : cast.as.service.from('app_users').update({ is_active: false }).eq('id', id).select();
    const answers = await Promise.all(admins.map(demote));

    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ error }) => error?.message)).toEqual(['At least one active admin must remain']);
    const left = await cast.stack.sql(`select from public.app_users where role = 'admin' and is_active`);
    expect(left).toHaveLength(1);
  });
});
