import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoAccounts } from '../../supabase/local/create-demo-accounts.ts';
import { migrate, seed } from '../../supabase/local/database/migrate.ts';
import { runTap, tapFiles } from '../access/tap.ts';
import { openHosted, type HostedCluster } from '../support/hosted-cluster.ts';

const supabase = path.join(import.meta.dirname, '..', '..', 'supabase');
const isThere = Boolean(process.env.PG_URL);

describe.skipIf(!isThere)(
  isThere ? 'a project as the platform makes it' : 'skipped: a project as the platform makes it needs PG_URL',
  () => {
    let cluster: HostedCluster;
    beforeAll(async () => {
      cluster = await openHosted();
    });
    afterAll(() => cluster.close());

    it('has an owner who is no superuser and owns nothing of the platform’s', async () => {
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

    it('takes all migrations, and the seed', async () => {
      const { applied } = await migrate(cluster.hosted, path.join(supabase, 'migrations'));
      expect(applied).toEqual(
        readdirSync(path.join(supabase, 'migrations'))
          .filter((file) => file.endsWith('.sql'))
          .sort(),
      );
      expect(await seed(cluster.hosted, path.join(supabase, 'seed'), 'demo')).not.toEqual([]);
    });

    it('leaves searches and lists to their readers, who find what is there', async () => {
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

    it('lets nobody delete a file past the storage', async () => {
      const refused = 'Direct deletion from storage tables is not allowed';
      await expect(cluster.hosted.exec(`delete from storage.objects where name = 'a'`)).rejects.toThrow(
        refused,
      );
      await expect(cluster.hosted.exec(`delete from storage.buckets where id = 'a'`)).rejects.toThrow(
        refused,
      );
    });

    it('keeps every promise of pgTAP', async () => {
      await createDemoAccounts(cluster.superuser);
      await cluster.addPgtap();
      // The tests themselves delete files; functions of the site never do (tests/access/safe-update.test.ts).
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
