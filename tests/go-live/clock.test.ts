import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockSql } from '../../scripts/go-live/platform.ts';
import { readVariables } from '../../scripts/go-live/variables.ts';
import { describeOnEachDatabase } from '../stack/stack-each-database.ts';

/** Stubs for the parts of vault, pg_cron and pg_net used by the clock, as tables that record calls. */
const PLATFORM = `
create schema vault;
create table vault.secrets (id uuid primary key default gen_random_uuid(), name text unique, secret text);
create view vault.decrypted_secrets as select id, name, secret as decrypted_secret from vault.secrets;
create function vault.create_secret(new_secret text, new_name text) returns uuid language sql as
  $$ insert into vault.secrets (secret, name) values (new_secret, new_name) returning id $$;
create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql as
  $$ update vault.secrets set secret = new_secret where id = secret_id $$;
create schema cron;
create table cron.job (jobname text primary key, schedule text, command text);
create function cron.schedule(name text, schedule text, command text) returns bigint language sql as
  $$ insert into cron.job values (name, schedule, command) on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1 $$;
create schema net;
create table net.calls (id bigint generated always as identity, url text, headers jsonb, timeout int);
create table net._http_response (id bigint, status_code int, timed_out boolean, created timestamptz default now());
create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds int) returns bigint language sql as
  $$ insert into net.calls (url, headers, timeout) values (url, headers, timeout_milliseconds) returning id $$;
`;
const variables = (secretKey: string) =>
  readVariables({
    VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co/',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_x',
    VITE_SITE_URL: 'https://lsbu.example.id',
    SUPABASE_SECRET_KEY: secretKey,
    SUPABASE_DB_URL: 'postgres://postgres@pooler.example.id/postgres',
    MAIL_API_KEY: 'x',
    MAIL_FROM: 'x@example.id',
    SMTP_HOST: 'x',
    SMTP_USER: 'x',
    SMTP_PASS: 'x',
  });

describeOnEachDatabase(
  'the scheduler of a hosted project',
  (open) => {
    const run = (secretKey: string) =>
      // Extensions exist only on the hosted platform; PLATFORM stubs their functions.
      open().stack.db.exec(clockSql(variables(secretKey)).replaceAll(/^create extension .*$/gm, ''));
    beforeAll(() => open().stack.db.exec(PLATFORM));

    test('can be started twice and then uses the newer key', async () => {
      await run("sb_secret_lama'; drop schema vault; --");
      await run('sb_secret_baru');
      expect(await open().sql('select name, secret from vault.secrets order by name')).toEqual([
        { name: 'project_url', secret: 'https://abcdefgh.supabase.co' },
        { name: 'secret_key', secret: 'sb_secret_baru' },
      ]);
      expect(await open().sql('select jobname, schedule from cron.job order by 1')).toEqual([
        { jobname: 'every minute', schedule: '* * * * *' },
        { jobname: 'every night', schedule: '17 18 * * *' },
        { jobname: 'old runs', schedule: '27 18 * * *' },
      ]);
    });

    test('calls every job that the health check expects', async () => {
      const commands = await open().sql<{ command: string }>('select command from cron.job order by jobname');
      for (const { command } of commands)
        if (command.includes('call_jobs')) await open().stack.db.exec(command);
      const called = await open().sql<{ job: string; headers: object }>(
        `select replace(url, 'https://abcdefgh.supabase.co/functions/v1/', '') as job, headers from net.calls order by 1`,
      );
      const waited = await open().sql<{ job: string }>('select job from private.clock_runs() order by 1');
      expect(called.map(({ job }) => job)).toEqual(waited.map(({ job }) => job));
      const recorded = await open().sql<{ job: string }>(
        'select c.job from private.clock_calls c join net.calls n on n.id = c.request_id order by 1',
      );
      expect(recorded.map(({ job }) => job)).toEqual(waited.map(({ job }) => job));
      expect(await open().sql('select distinct timeout from net.calls')).toEqual([{ timeout: 150_000 }]);
      for (const { headers } of called)
        expect(headers).toEqual({ apikey: 'sb_secret_baru', 'content-type': 'application/json' });
      expect(commands.at(-1)?.command).toMatch(/delete from cron\.job_run_details where end_time </);
    });

    test('cannot be called by API roles', async () => {
      const [right] = await open().sql(
        `select has_function_privilege('anon', 'private.call_jobs(text[])', 'execute') as anon,
           has_function_privilege('authenticated', 'private.call_jobs(text[])', 'execute') as authenticated`,
      );
      expect(right).toEqual({ anon: false, authenticated: false });
    });

    describe('answers', () => {
      const state = async () => {
        const [row] = await open().sql<{ state: string; detail: object }>(
          `select state, detail from private.health_facts() where fact = 'answers'`,
        );
        return [row?.state, row?.detail];
      };
      /** Records answers of one job, oldest first, one minute apart; null is a timeout. */
      const answered = (job: string, ...statuses: (number | null)[]) =>
        open().sql(
          `with sent as (
             insert into private.clock_calls (request_id, job)
             select coalesce((select max(request_id) from private.clock_calls), 1000) + n, $1
             from generate_series(1, cardinality($2::int[])) n returning request_id),
           numbered as (select request_id, row_number() over (order by request_id) as n from sent)
           insert into net._http_response (id, status_code, timed_out, created)
           select s.request_id, ($2::int[])[s.n], ($2::int[])[s.n] is null, now() - (cardinality($2::int[]) - s.n) * interval '1 minute'
           from numbered s`,
          [job, statuses],
        );
      beforeEach(() => open().sql('delete from net._http_response'));

      test('one timeout is a warning', async () => {
        await answered('notify', 200, 200, 200, null);
        await answered('outcome-letter', 200, 200, 200, 200);
        expect(await state()).toEqual(['warning', { calls: 8, refused: 1, status: null, jobs: [] }]);
      });

      test('four failed calls of a job in a row are a warning and five a failure', async () => {
        await answered('outcome-letter', 200, 200, 200, 200, 200);
        await answered('notify', 200, 401, null, 401, 401);
        expect((await state())[0]).toBe('warning');
        await answered('notify', 401);
        expect(await state()).toEqual(['failed', { calls: 11, refused: 5, status: 401, jobs: ['notify'] }]);
        await answered('notify', 200);
        expect((await state())[0]).toBe('warning');
      });

      test('failed calls of different jobs are not added up', async () => {
        await answered('notify', 502, 502, 502);
        await answered('write-pages', 502, 502, 502);
        expect((await state())[0]).toBe('warning');
      });

      test('answers older than 15 minutes are ignored', async () => {
        await answered('notify', 401, 401, 401, 401, 401);
        await open().sql(`update net._http_response set created = now() - interval '16 minutes'`);
        expect(await state()).toEqual(['ok', { calls: 0, refused: 0, status: null, jobs: [] }]);
      });
    });
  },
  {},
);
