import { beforeAll, expect, test } from 'vitest';
import { clockSql } from '../../scripts/go-live/platform.ts';
import { readVariables } from '../../scripts/go-live/variables.ts';
import { describeOnEachDatabase } from '../stack/stack-each-database.ts';

/** The parts of vault, pg_cron and pg_net that the clock calls, as tables that remember. */
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
create table net.calls (url text, headers jsonb, body jsonb);
create table net._http_response (status_code int, created timestamptz default now());
create function net.http_post(url text, headers jsonb, body jsonb) returns bigint language sql as
  $$ insert into net.calls values (url, headers, body) returning 1 $$;
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
  'the clock of a hosted project',
  (open) => {
    const run = (secretKey: string) =>
      // The extensions belong to the platform; their functions are those above.
      open().stack.db.exec(clockSql(variables(secretKey)).replaceAll(/^create extension .*$/gm, ''));
    beforeAll(() => open().stack.db.exec(PLATFORM));

    test('can be started twice, and then has the newer key', async () => {
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

    test('calls every job that the health check waits for, and its log is trimmed', async () => {
      const commands = await open().sql<{ command: string }>('select command from cron.job order by jobname');
      for (const { command } of commands)
        if (command.includes('call_jobs')) await open().stack.db.exec(command);
      const called = await open().sql<{ job: string; headers: object }>(
        `select replace(url, 'https://abcdefgh.supabase.co/functions/v1/', '') as job, headers from net.calls order by 1`,
      );
      const waited = await open().sql<{ job: string }>('select job from private.clock_runs() order by 1');
      expect(called.map(({ job }) => job)).toEqual(waited.map(({ job }) => job));
      for (const { headers } of called)
        expect(headers).toEqual({ apikey: 'sb_secret_baru', 'content-type': 'application/json' });
      expect(commands.at(-1)?.command).toMatch(/delete from cron\.job_run_details where end_time </);
    });

    test('is nobody’s to call', async () => {
      const [right] = await open().sql(
        `select has_function_privilege('anon', 'private.call_jobs(text[])', 'execute') as anon,
           has_function_privilege('authenticated', 'private.call_jobs(text[])', 'execute') as authenticated`,
      );
      expect(right).toEqual({ anon: false, authenticated: false });
    });

    test('refused calls are a failed check', async () => {
      const answers = () =>
        open().sql(`select state, detail from private.health_facts() where fact = 'answers'`);
      await open().sql(`insert into net._http_response (status_code) values (200), (200)`);
      expect(await answers()).toEqual([{ state: 'ok', detail: { calls: 2, refused: 0, status: null } }]);
      await open().sql(`insert into net._http_response (status_code) values (401), (null)`);
      expect(await answers()).toEqual([{ state: 'failed', detail: { calls: 4, refused: 2, status: 401 } }]);
      await open().sql(`update net._http_response set created = now() - interval '1 hour'`);
      expect(await answers()).toEqual([{ state: 'ok', detail: { calls: 0, refused: 0, status: null } }]);
    });
  },
  {},
);
