import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoAccounts } from '../../supabase/local/create-demo-accounts.ts';
import { migrate, seed } from '../../supabase/local/database/migrate.ts';
import { runTap, tapFiles } from '../access/tap.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import { openHosted, type HostedCluster } from '../support/hosted-cluster.ts';
import { openTestStack } from '../support/stack.ts';

const supabase = path.join(import.meta.dirname, '..', '..', 'supabase');
/**
 * Lists every right of the API roles and reader roles, from grants and policies, as text that can be compared
 * between two databases.
 */
const RIGHTS = `
  with roles as (
    select oid, rolname from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'visitor_reader', 'staff_reader')
  ), tables as (
    select c.oid, n.nspname || '.' || c.relname as name, c.relrowsecurity, c.relforcerowsecurity from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
  )
  select format('%s %s: %s', rolname, privilege, name) as line from roles, tables, unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE}'::text[]) privilege
    where has_table_privilege(roles.oid, tables.oid, privilege)
  union all
  select format('%s %s: %s(%s)', rolname, privilege, name, a.attname)
    from roles, tables join pg_attribute a on a.attrelid = tables.oid and a.attnum > 0 and not a.attisdropped,
      unnest('{SELECT,INSERT,UPDATE}'::text[]) privilege
    where has_column_privilege(roles.oid, tables.oid, a.attnum, privilege) and not has_table_privilege(roles.oid, tables.oid, privilege)
  union all
  select format('%s calls: %s.%s(%s)', rolname, n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
    from roles, pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege(roles.oid, p.oid, 'EXECUTE')
  union all
  select format('rules of %s: %s, for its owner too: %s', name, relrowsecurity, relforcerowsecurity) from tables
  union all
  select format('policy of %s.%s: %s %s %s %s', schemaname, tablename, policyname, cmd, permissive, roles)
      || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '')
    from pg_policies where schemaname in ('public', 'private', 'storage', 'realtime')
  order by 1`;

const isThere = Boolean(process.env.PG_URL);

describe.skipIf(!isThere)(
  isThere ? 'a new hosted project' : 'skipped: a new hosted project requires PG_URL',
  () => {
    let cluster: HostedCluster;
    beforeAll(async () => {
      cluster = await openHosted();
    });
    afterAll(() => cluster.close());

    it('has an owner who is not a superuser and owns none of the platform’s objects', async () => {
      const [owner] = await cluster.hosted.query(
        `select rolsuper, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user`,
      );
      expect(owner).toEqual({ rolsuper: false, rolcreaterole: true, rolbypassrls: true });
      await expect(cluster.hosted.exec('create table auth.own (id int)')).rejects.toThrow(
        'permission denied',
      );
      await expect(cluster.hosted.exec('drop table auth.users cascade')).rejects.toThrow('must be owner');
      const [granted] = await cluster.hosted.query('select count(*)::int as n from pg_default_acl');
      expect(granted).toEqual({ n: 0 });
    });

    it('accepts all migrations and the seed', async () => {
      const { applied } = await migrate(cluster.hosted, path.join(supabase, 'migrations'));
      expect(applied).toEqual(
        readdirSync(path.join(supabase, 'migrations'))
          .filter((file) => file.endsWith('.sql'))
          .sort(),
      );
      expect(await seed(cluster.hosted, path.join(supabase, 'seed'), 'demo')).not.toEqual([]);
    });

    it('grants each role the same rights as the local stack', async () => {
      const local = await openTestStack({ database: 'server' });
      try {
        const rights = (db: Queries) => db.query<{ line: string }>(RIGHTS);
        const lines = (found: { line: string }[]) => found.map(({ line }) => line);
        const [here, there] = [lines(await rights(cluster.hosted)), lines(await rights(local.stack.db))];
        expect(here.filter((line) => !there.includes(line))).toEqual([]);
        expect(there.filter((line) => !here.includes(line))).toEqual([]);
        expect(here.length).toBeGreaterThan(1000);
      } finally {
        await local.close();
      }
    });

    it('makes the reader roles own the search and list functions', async () => {
      const owners = await cluster.hosted.query<{ name: string; owner: string }>(
        `select proname as name, proowner::regrole::text as owner from pg_proc
         where pronamespace = 'public'::regnamespace and proname in ('list_clients', 'search_register') order by 1`,
      );
      expect(owners).toEqual([
        { name: 'list_clients', owner: 'staff_reader' },
        { name: 'search_register', owner: 'visitor_reader' },
      ]);
      const found = await cluster.hosted.transaction(async (tx) => {
        await tx.exec('set local role anon');
        return tx.query(`select id from public.search_register('konstruksi')`);
      });
      expect(found).not.toEqual([]);
    });

    it('prevents deleting files directly in the storage tables', async () => {
      const refused = 'Direct deletion from storage tables is not allowed';
      await expect(cluster.hosted.exec(`delete from storage.objects where name = 'a'`)).rejects.toThrow(
        refused,
      );
      await expect(cluster.hosted.exec(`delete from storage.buckets where id = 'a'`)).rejects.toThrow(
        refused,
      );
    });

    it('passes all pgTAP tests', async () => {
      await createDemoAccounts(cluster.superuser);
      await cluster.addPgtap();
      // The pgTAP tests delete files directly; functions of the site never do
      // (tests/access/safe-update.test.ts).
      await cluster.session.exec(
        `set storage.allow_delete_query = 'true'; set search_path = "$user", public, extensions`,
      );
      const broken: string[] = [];
      let kept = 0;
      for (const file of tapFiles())
        for (const { name, passed, details } of await runTap(cluster.session, file))
          if (passed) kept++;
          else broken.push(`${file}: ${name}\n${details}`);
      expect(broken).toEqual([]);
      expect(kept).toBeGreaterThan(800);
    });
  },
);
