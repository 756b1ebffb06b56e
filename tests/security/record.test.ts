import { describe, expect, test } from 'vitest';
import { officeDay } from '../../src/lib/today.ts';
import { describeOnEachDatabase } from '../stack/stack-each-database.ts';

const note = (event: string, detail = '{}') => `select private.note_security('${event}', '${detail}')`;
const raise = (kind: string, key: string) =>
  `select private.raise_alarm('${kind}', '${key}', '{"count": 10}')`;

describeOnEachDatabase(
  'the security record',
  (open) => {
    test('can be read by admins', async () => {
      await open().sql(note('export', '{"rows": 3, "network": "192.0.2.7", "device": "Firefox"}'));
      const { data } = await (
        await open().client('admin')
      )
        .from('security_events')
        .select()
        .eq('event', 'export');
      expect(data).toMatchObject([
        { actor_id: null, network: '192.0.2.7', device: 'Firefox', detail: { rows: 3 } },
      ]);
    });

    test('cannot be changed by any role, including the owner, until it is a year old', async () => {
      await open().sql(note('unmask'));
      const where = `where event = 'unmask'`;
      await expect(open().sql(`update public.security_events set event = 'x' ${where}`)).rejects.toThrow(
        'not changed',
      );
      await expect(open().sql(`delete from public.security_events ${where}`)).rejects.toThrow('not changed');
    });

    test('deletes entries older than a year', async () => {
      await open().sql(
        `insert into public.security_events (event, created_at) values ('sign_in', now() - interval '13 months')`,
      );
      expect(await open().sql('select private.forget_security_events() as gone')).toEqual([{ gone: 1 }]);
    });

    test('logs each export by an admin', async () => {
      await open().sql(
        `insert into public.security_events (event, created_at)
         -- Three hundred at a time, so that a part ends between lines of the same moment.
         select 'unmask', now() - (1 + n / 300) * interval '1 day' from generate_series(1, 1200) n`,
      );
      const admin = await open().client('admin');
      const filter = {
        event: 'unmask',
        // Yesterday in office time, which excludes entries that other tests created today.
        to: officeDay(new Date(Date.now() - 24 * 3_600_000)),
      };
      type Part = { export_id: string; total: number; lines: { id: string; created_at: string }[] };
      const first = (await admin.rpc('export_security_events', { filter })).data as Part;
      expect([first.total, first.lines.length]).toEqual([1200, 1000]);
      const last = first.lines.at(-1);
      const rest = { export_id: first.export_id, older_than: last?.created_at, older_id: last?.id };
      const second = (await admin.rpc('export_security_events', rest)).data as Part;
      expect(new Set([...first.lines, ...second.lines].map(({ id }) => id)).size).toBe(1200);
      const { data: noted } = await admin.from('security_events').select('detail').eq('event', 'export');
      expect(noted).toContainEqual({ detail: { what: 'security_events', rows: 1200 } });
      const { data: line } = await admin.from('audit_log').select('after').eq('id', first.export_id).single();
      expect(line).toEqual({ after: { filter, rows: 1200 } });

      const setValues = async (who: 'admin' | 'editor', values: object) =>
        (await (await open().client(who)).rpc('export_security_events', values)).error;
      expect(await setValues('editor', {})).toMatchObject({ code: '42501' });
      expect(await setValues('admin', { ...rest, export_id: last?.id })).toMatchObject({
        message: 'export.not_found',
      });
      expect(await setValues('admin', { filter: { event: 'X'.repeat(99) } })).toMatchObject({
        message: 'field.invalid',
        details: 'event',
      });
    });

    describe('alarms', () => {
      test('are raised once per kind and key until an admin dismisses them', async () => {
        await open().sql(raise('refused_sign_ins', 'a'));
        await open().sql(raise('refused_sign_ins', 'a'));
        await open().sql(raise('refused_sign_ins', 'b'));
        const admin = await open().client('admin');
        const alarms = () => admin.from('alarms').select().is('dismissed_at', null).order('key');
        const { data } = await alarms();
        expect(data).toMatchObject([{ key: 'a', detail: { count: 10 } }, { key: 'b' }]);
        expect((await admin.rpc('dismiss_alarm', { id: data?.[0].id })).data).toBe(true);
        expect((await admin.rpc('dismiss_alarm', { id: data?.[0].id })).data).toBe(false);
        expect((await alarms()).data).toMatchObject([{ key: 'b' }]);
        const { data: lines } = await admin.from('security_events').select().eq('event', 'alarm_dismissed');
        expect(lines).toMatchObject([{ detail: { kind: 'refused_sign_ins', key: 'a' } }]);
      });

      test('cannot be dismissed by the admin they concern while there is another admin', async () => {
        const admin = await open().client('admin');
        const me = (await admin.auth.getUser()).data.user?.id;
        const about = (detail: object) =>
          open().sql<{ id: string }>(
            `with raised as materialized (select private.raise_alarm('new_admin_device', $1, $2::jsonb))
             select null as id from raised`,
            [JSON.stringify(detail), JSON.stringify(detail)],
          );
        await about({ person: me });
        await about({ person: crypto.randomUUID(), marked_person: me });
        const { data: own } = await admin.from('alarms').select('id').eq('kind', 'new_admin_device');
        expect(own).toHaveLength(2);
        const dismiss = (place: number) => admin.rpc('dismiss_alarm', { id: own?.[place]?.id });
        expect((await dismiss(0)).data, 'the only admin may').toBe(true);
        const editor = `update public.app_users set role = $1 where email = 'editor@demo.test'`;
        await open().sql(editor, ['admin']);
        expect((await dismiss(1)).error).toMatchObject({ code: 'P0001', message: 'alarm.own' });
        const other = await open().client('editor');
        expect((await other.rpc('dismiss_alarm', { id: own?.[1]?.id })).data).toBe(true);
        await open().sql(editor, ['editor']);
      });

      test('cannot be raised again within an hour after being dismissed', async () => {
        const count = () =>
          open().sql(`select count(*)::int from public.alarms where kind = 'flood' and dismissed_at is null`);
        await open().sql(raise('flood', 'c'));
        await open().sql(`update public.alarms set dismissed_at = now() where kind = 'flood'`);
        await open().sql(raise('flood', 'c'));
        expect(await count()).toEqual([{ count: 0 }]);
        await open().sql(
          `update public.alarms set dismissed_at = now() - interval '61 minutes' where kind = 'flood'`,
        );
        await open().sql(raise('flood', 'c'));
        expect(await count()).toEqual([{ count: 1 }]);
      });
    });

    test('a session is fresh for 15 minutes after a password or code, however often it is renewed', async () => {
      const isFresh = async (claims: object) => {
        const [answer] = await open().sql<{ fresh: boolean }>(
          `with caller as materialized (select set_config('request.jwt.claims', $1, true))
           select private.is_fresh_session() as fresh from caller`,
          [JSON.stringify(claims)],
        );
        return answer?.fresh;
      };
      const given = (method: string, minutes: number) => ({
        role: 'authenticated',
        amr: [{ method, timestamp: Math.floor(Date.now() / 1000) - minutes * 60 }],
      });
      expect(await isFresh(given('password', 14))).toBe(true);
      expect(await isFresh(given('totp', 1))).toBe(true);
      expect(await isFresh(given('password', 16))).toBe(false);
      expect(await isFresh(given('token_refresh', 1))).toBe(false);
      expect(await isFresh({ role: 'authenticated' })).toBe(false);
      expect(
        await isFresh({ role: 'authenticated', amr: ['password', { method: 'otp', timestamp: 'x' }] }),
      ).toBe(false);
      expect(await isFresh({ role: 'anon' })).toBe(false);
      expect(await isFresh({ role: 'service_role' })).toBe(true);
    });
  },
  { content: 'empty' },
);
