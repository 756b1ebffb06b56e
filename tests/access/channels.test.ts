import { beforeAll, describe, expect, it } from 'vitest';
import { onEachDatabase, type Cast } from './cast.ts';
import { channels } from './doors-matrix.ts';
import { actors, type Actor } from './matrix.ts';

onEachDatabase((openCast) => {
  let cast: Cast;
  beforeAll(() => {
    cast = openCast();
  });

  /** Runs one statement as the realtime service does when it checks channel access. */
  async function onChannel(actor: Actor, topic: string, statement: string) {
    const { data } = await cast.as[actor].auth.getUser();
    const role = actor === 'anon' ? 'anon' : actor === 'service' ? 'service_role' : 'authenticated';
    const claims = JSON.stringify({ role, sub: data.user?.id });
    const result = await cast.stack.sql<{ tried: number }>(
      'select private_test.try_as($1, $2, $3, $4) as tried',
      [role, claims, topic, statement],
    );
    return result[0]?.tried;
  }

  beforeAll(async () => {
    await cast.stack.sql('create schema private_test');
    // Returns -1 if rejected, otherwise the number of rows. The exception rolls back the role change.
    await cast.stack.sql(`
    create function private_test.try_as(role text, claims text, topic text, statement text) returns integer
    language plpgsql as $$
    declare n integer;
    begin
      begin
        perform set_config('request.jwt.claims', claims, true), set_config('request.jwt.claim.sub', claims::jsonb ->> 'sub', true),
          set_config('realtime.topic', topic, true), set_config('role', role, true);
        execute statement;
        get diagnostics n = row_count;
        raise exception using errcode = 'P9999';
      exception
        when sqlstate 'P9999' then return n;
        when insufficient_privilege then return -1;
      end;
    end $$`);
    for (const topic of [...Object.keys(channels), 'somewhere'])
      await cast.stack.sql(`select realtime.send('{}', 'change', $1, true)`, [topic]);
  });

  const named = Object.entries(channels) as [string, readonly Actor[]][];

  describe.each(named)('channel %s', (topic, listeners) => {
    it.each(actors)('can be received by %s only as the matrix allows', async (actor) => {
      const received = await onChannel(
        actor,
        topic,
        `select 1 from realtime.messages where topic = '${topic}'`,
      );
      expect((received ?? 0) > 0).toBe(listeners.includes(actor));
    });

    it.each(actors.filter((actor) => actor !== 'service'))('rejects messages from %s', async (actor) => {
      const send = `insert into realtime.messages (topic, extension, private) values ('${topic}', 'broadcast', true)`;
      expect(await onChannel(actor, topic, send)).toBe(-1);
    });
  });

  it.each(actors.filter((actor) => actor !== 'service'))(
    '%s receives no messages on an undeclared channel',
    async (actor) => {
      expect(await onChannel(actor, 'somewhere', 'select 1 from realtime.messages')).toBeLessThanOrEqual(0);
    },
  );
});
