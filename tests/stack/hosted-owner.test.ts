import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../supabase/local/database/database.ts';
import { migrate, seed } from '../../supabase/local/database/migrate.ts';
import { openServer } from '../../supabase/local/database/server.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from '../support/stack-database.ts';
import { emptyDirectory, stackUrl } from '../support/stack-directory.ts';

const supabase = path.join(import.meta.dirname, '..', '..', 'supabase');
const owner = `hosted_owner_${randomUUID().slice(0, 8)}`;
const password = randomUUID();

/** Attributes of the role `postgres` on a hosted project: roles to give, schemas to use, and no superuser. */
const asHosted = (database: string) => `
  create role ${owner} login nosuperuser createrole createdb bypassrls password '${password}';
  alter database ${database} owner to ${owner};
  grant anon, authenticated, service_role to ${owner} with admin option;
  do $$ declare reader text; begin
    -- Roles belong to the whole server: other databases may have made them, as another owner.
    for reader in select rolname from pg_roles where rolname in ('visitor_reader', 'staff_reader') loop
      execute format('grant %I to ${owner} with admin option', reader);
    end loop;
  end $$;
  alter schema extensions owner to ${owner};
  grant usage, create on schema storage, realtime to ${owner};
  grant usage on schema auth to ${owner};
  grant all on all tables in schema auth, storage, realtime to ${owner};
  grant execute on all functions in schema auth, storage, realtime to ${owner};
  alter table storage.objects owner to ${owner};
  alter table storage.buckets owner to ${owner};
  alter table realtime.messages owner to ${owner};
  drop schema supabase_migrations cascade;`;

describe.skipIf(!process.env.PG_URL)('migrations of an owner who is no superuser', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let superuser: Database;
  let hosted: Database;
  const directories = [emptyDirectory(), emptyDirectory()];

  beforeAll(async () => {
    server = await createTestDatabase();
    const [dataDir = '', migrationsDir = ''] = directories;
    const bare = await openStack({
      dataDir,
      url: stackUrl,
      pgUrl: server.url,
      migrationsDir,
      content: 'empty',
    });
    await bare.close();
    superuser = (await openServer(server.url)).db;
    const url = new URL(server.url);
    await superuser.exec(asHosted(url.pathname.slice(1)));
    Object.assign(url, { username: owner, password });
    hosted = (await openServer(url.href)).db;
  }, 60_000);
  afterAll(async () => {
    await hosted.close();
    // Grants made by the role go with the objects it owns; then the role can be dropped.
    await superuser.exec(`drop owned by ${owner} cascade`);
    await superuser.close();
    await server.drop();
    const { db } = await openServer(process.env.PG_URL ?? '');
    await db.exec(`drop role ${owner}`);
    await db.close();
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  });

  it('all run, and so does the seed', async () => {
    const { applied } = await migrate(hosted, path.join(supabase, 'migrations'));
    expect(applied).toEqual(readdirSync(path.join(supabase, 'migrations')).sort());
    expect(await seed(hosted, path.join(supabase, 'seed'), 'demo')).not.toEqual([]);
  }, 120_000);

  it('leave searches and lists to their readers, who find what is there', async () => {
    const owners = await hosted.query<{ name: string; owner: string }>(
      `select proname as name, proowner::regrole::text as owner from pg_proc
       where pronamespace = 'public'::regnamespace and proname in ('list_clients', 'search_register') order by 1`,
    );
    expect(owners).toEqual([
      { name: 'list_clients', owner: 'staff_reader' },
      { name: 'search_register', owner: 'visitor_reader' },
    ]);
    const found = await hosted.transaction(async (tx) => {
      await tx.exec('set local role anon');
      return tx.query(`select id from public.search_register('konstruksi')`);
    });
    expect(found).not.toEqual([]);
  });
});
