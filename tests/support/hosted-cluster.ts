import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { readArchive } from '../../scripts/backup/archive.ts';
import { root } from '../../scripts/start/root.ts';
import type { Database, Queries } from '../../supabase/local/database/database.ts';
import { openServer } from '../../supabase/local/database/server.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from './stack-database.ts';
import { emptyDirectory, stackUrl } from './stack-directory.ts';

const PLATFORM = {
  auth: 'supabase_auth_admin',
  storage: 'supabase_storage_admin',
  realtime: 'supabase_realtime_admin',
};

/** Transfers a schema and everything in it to its platform role. */
const givenTo = (schema: string, admin: string) => `
  alter schema ${schema} owner to ${admin};
  do $$ declare each record; begin
    for each in select oid::regclass as name from pg_class where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'v', 'S', 'p')
      and not exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype in ('a', 'i') and relkind = 'S') loop
      execute format('alter table %s owner to ${admin}', each.name);
    end loop;
    for each in select oid::regprocedure as name from pg_proc where pronamespace = '${schema}'::regnamespace loop
      execute format('alter routine %s owner to ${admin}', each.name);
    end loop;
  end $$;`;

/**
 * Platform behaviour (storage migration 0055): files are deleted through the API, which also deletes their
 * bytes.
 */
const PROTECTED = `
  create function storage.protect_delete() returns trigger language plpgsql as $$
  begin
    if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
      raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.' using errcode = '42501';
    end if;
    return null;
  end $$;
  create trigger protect_objects_delete before delete on storage.objects for each statement execute function storage.protect_delete();
  create trigger protect_buckets_delete before delete on storage.buckets for each statement execute function storage.protect_delete();`;

/**
 * Attributes of the role `postgres` of a hosted project: creates roles and schemas and bypasses row-level
 * security, but is not a superuser and owns no platform objects. It can create policies on files and
 * channels: the platform allows it through supautils, here through membership in their owner roles.
 */
const asHosted = (database: string, owner: string, password: string) => `
  create role ${owner} login nosuperuser createrole createdb bypassrls password '${password}';
  alter database ${database} owner to ${owner};
  alter schema extensions owner to ${owner};
  grant anon, authenticated, service_role to ${owner} with admin option;
  do $$ declare reader text; begin
    -- Roles belong to the whole server: other databases may have made them, as another owner.
    for reader in select rolname from pg_roles where rolname in ('visitor_reader', 'staff_reader') loop
      execute format('grant %I to ${owner} with admin option', reader);
    end loop;
  end $$;
  ${PROTECTED}
  ${Object.entries(PLATFORM)
    .map(([schema, admin]) => givenTo(schema, admin))
    .join('\n')}
  -- Columns that the platform's accounts have besides; their service reads neither as null.
  alter table auth.users add column instance_id uuid, add column is_super_admin boolean;
  grant usage on schema auth, storage, realtime to ${owner};
  grant all on all tables in schema auth, storage, realtime to ${owner};
  grant execute on all functions in schema auth, storage, realtime to ${owner};
  grant ${PLATFORM.storage}, ${PLATFORM.realtime} to ${owner};
  -- The platform lets it as well, for restoring.
  grant set on parameter session_replication_role to ${owner};
  drop schema supabase_migrations cascade;`;

/** Reads pgTAP from the embedded database; it is pure SQL. */
async function pgtap(): Promise<string> {
  let script = '';
  await readArchive(path.join(root, 'node_modules/@electric-sql/pglite/dist/pgtap.tar.gz'), (name, bytes) => {
    if (/\/pgtap--\d+\.\d+\.\d+\.sql$/.test(name)) script = bytes.toString('utf8');
  });
  return script.replaceAll(/^\\.*$/gm, '');
}

export interface HostedCluster {
  superuser: Database;
  /** Connection URL of the project owner. */
  url: string;
  hosted: Database;
  /** A session of the project owner. */
  session: Queries;
  /** Installs pgTAP in `extensions`, even if the server has no package for it. */
  addPgtap: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Creates a database on the server of PG_URL with the state of a new hosted project, before any migration.
 */
export async function openHosted(): Promise<HostedCluster> {
  const owner = `hosted_owner_${randomUUID().slice(0, 8)}`;
  const password = randomUUID();
  const directories = [emptyDirectory(), emptyDirectory()];
  const server = await createTestDatabase();
  const [dataDir = '', migrationsDir = ''] = directories;
  const bare = await openStack({
    dataDir,
    url: stackUrl,
    pgUrl: server.url,
    migrationsDir,
    content: 'empty',
  });
  await bare.close();
  const superuser = (await openServer(server.url)).db;
  const url = new URL(server.url);
  await superuser.exec(asHosted(url.pathname.slice(1), owner, password));
  Object.assign(url, { username: owner, password });
  const hosted = (await openServer(url.href)).db;
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined });
  return {
    superuser,
    url: url.href,
    hosted,
    session: {
      // as in supabase/local/database/server.ts: rows have the type of the statement
      query: async <T>(text: string) => [...(await sql.unsafe(text))] as T[],
      exec: async (text) => void (await sql.unsafe(text).simple()),
    },
    async addPgtap() {
      // The platform allows the owner to drop triggers on accounts, which the tests require; here, role
      // membership allows it.
      await superuser.exec(`grant ${PLATFORM.auth} to ${owner}`);
      await hosted.exec(`set search_path = extensions, pg_catalog; ${await pgtap()}`);
      await superuser.exec(`insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
        select 99999, 'pgtap', oid, 'extensions'::regnamespace, true, '1' from pg_roles where rolname = current_user`);
    },
    async close() {
      await sql.end();
      await hosted.close();
      // Dropping owned objects also drops the grants made by the role, so that the role can then be dropped.
      await superuser.exec(
        `delete from pg_catalog.pg_extension where extname = 'pgtap'; drop owned by ${owner} cascade`,
      );
      await superuser.close();
      await server.drop();
      const { db } = await openServer(process.env.PG_URL ?? '');
      await db.exec(`drop role ${owner}`);
      await db.close();
      for (const directory of directories) rmSync(directory, { recursive: true, force: true });
    },
  };
}
