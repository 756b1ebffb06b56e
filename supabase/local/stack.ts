import { chmodSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createBackgroundTasks } from './background-tasks.ts';
import type { Context } from './context.ts';
import { createDemoAccounts } from './create-demo-accounts.ts';
import { claimDirectory, finishReset } from './data-directory.ts';
import type { Database, Queries } from './database/database.ts';
import { migrate, seed, type SeedContent } from './database/migrate.ts';
import { openPglite } from './database/pglite.ts';
import { createDemoCases } from './fill-inboxes.ts';
import { createLite } from './lite.ts';
import { withQuietConsole } from './database/quiet-console.ts';
import { openServer } from './database/server.ts';
import { createFunctions } from './functions/functions.ts';
import { createOriginPolicy } from './origin-policy.ts';
import { ADDRESS_HEADER, createGateway } from './gateway.ts';
import { keysOf, type Keys } from './keys.ts';
import { createMailbox, type StoredMail } from './mail/mailbox.ts';
import { createRealtime } from './realtime/realtime.ts';
import { createDiskCheck } from './disk-room.ts';
import { quarantineUnknownFiles } from './storage/quarantine.ts';
import { createStorage } from './storage/storage.ts';

export interface StackOptions {
  /** Directory of the database, the uploaded files and the keys; created if missing. */
  dataDir: string;
  /** Origin of the stack, without a trailing slash. */
  url: string;
  /** Host names in addition to loopback and that of `url`. */
  hosts?: readonly string[];
  /** URL of a real PostgreSQL to use in place of the embedded one. */
  pgUrl?: string;
  /** Called before migrations change an existing database; an error prevents the change. */
  beforeMigrating?: (stack: Pick<Stack, 'db' | 'storageDir'>) => Promise<void>;
  /** Content of a database that was never seeded (default `demo`). */
  content?: SeedContent;
  /** `demo` creates the three demo accounts. */
  accounts?: 'demo';
  /** `demo` fills the inboxes of a new demo database, but never of one that may contain real data. */
  inboxes?: 'demo';
  /** Overrides the data directory's secret; '' for a project without one. */
  setupSecret?: string;
  migrationsDir?: string;
  seedDir?: string;
  functionsDir?: string;
}

export interface Stack {
  /** `address` is the caller's; without it, limits per network do not apply. */
  handle: (request: Request, address?: string) => Promise<Response>;
  /** Serves `/realtime/v1/websocket` on this server. */
  attachRealtime: (server: Server, silenceMs?: number) => void;
  /** Calls the listener after each change of public content, by any user (private.announce). */
  onContentChanged: (listener: () => void) => void;
  /** Database as superuser. */
  db: Database;
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Secret for creating the first admin. */
  setupSecret: string;
  /** Captured mail, newest first. */
  mails: readonly StoredMail[];
  /** Resolves when all work after responses is done, such as sending mail. */
  settled: () => Promise<void>;
  /** Directory of uploaded files. */
  storageDir: string;
  /** Sets unreferenced files aside; see storage/quarantine.ts. */
  quarantineFiles: () => ReturnType<typeof quarantineUnknownFiles>;
  /** Migrations applied by this start. */
  applied: string[];
  /** Applied migrations whose text has changed since. */
  changed: string[];
  close: () => Promise<void>;
}

const supabaseDir = path.join(import.meta.dirname, '..');

/**
 * Opens the local Supabase project: database, REST, auth, storage, realtime and functions in this process.
 * @throws DirectoryInUse if another process has the data directory open
 */
export async function openStack(options: StackOptions): Promise<Stack> {
  const release = claimDirectory(options.dataDir);
  try {
    return await openClaimed(options, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Response to an aborted request, which servers log as 499. */
const requestAborted = () => Promise.resolve(new Response(null, { status: 499 }));

/** Opens the database. Caches nothing about a real server, whose schema others may change. */
async function openDatabase({ pgUrl, dataDir }: StackOptions): Promise<Opened> {
  return pgUrl ? openServer(pgUrl) : openPglite(path.join(dataDir, 'db'));
}

type Opened = Parameters<typeof createLite>[0];

/** Makes the database trust this header, as the operator of a hosted project does. */
async function trustAddressHeader(db: Queries, header: string) {
  const [table] = await db.query<{ name: string | null }>(`select to_regclass('private.platform') as name`);
  if (table?.name) await db.query('update private.platform set address_header = $1', [header]);
}

async function openClaimed(options: StackOptions, release: () => void): Promise<Stack> {
  const { dataDir } = options;
  finishReset(dataDir);
  const storageDir = path.join(dataDir, 'storage');
  // Contains personal data, as does everything below it.
  for (const directory of [path.join(dataDir, 'db'), storageDir]) {
    mkdirSync(directory, { recursive: true });
    chmodSync(directory, 0o700);
  }
  const kept = keysOf(dataDir);
  const keys = { ...kept, setupSecret: options.setupSecret ?? kept.setupSecret };
  const opened = await openDatabase(options);
  try {
    return await assemble(options, opened, keys, storageDir, release);
  } catch (error) {
    await opened.db.close();
    throw error;
  }
}

async function assemble(
  options: StackOptions,
  opened: Opened,
  keys: Keys,
  storageDir: string,
  release: () => void,
): Promise<Stack> {
  const { connection, db } = opened;
  const { url, hosts = [] } = options;
  const originPolicy = createOriginPolicy(url, hosts);
  const shared = {
    db,
    url,
    originPolicy,
    hosts,
    ...keys,
    mailbox: createMailbox(),
    storageDir,
    ...createBackgroundTasks(),
  };
  const app = await createLite(opened, shared);
  const { applied, changed } = await migrate(
    db,
    options.migrationsDir ?? path.join(supabaseDir, 'migrations'),
    async () => options.beforeMigrating?.({ db, storageDir }),
  );
  const content = options.content ?? 'demo';
  await seed(db, options.seedDir ?? path.join(supabaseDir, 'seed'), content, async () => {
    if (options.inboxes !== 'demo' || content !== 'demo') return;
    await createDemoAccounts(db);
    await createDemoCases(db, storageDir);
  });
  if (options.accounts === 'demo') await createDemoAccounts(db);
  await trustAddressHeader(db, ADDRESS_HEADER);
  await connection.clearSchemaCache();
  await opened.keptSchema?.keep(applied.length > 0);

  let isClosed = false;
  const lite = (request: Request) =>
    withQuietConsole(() =>
      // Skip requests that were aborted, so that later ones do not wait, and those received after closing.
      db.exclusively(() => (request.signal.aborted || isClosed ? requestAborted() : app.fetch(request))),
    );
  const context: Context = { ...shared, lite };
  const realtime = await createRealtime(context);
  const functionsDir = options.functionsDir ?? path.join(supabaseDir, 'functions');
  const checkRoom = await createDiskCheck(context);
  const handle: Stack['handle'] = createGateway(context, checkRoom, {
    storage: await createStorage(context),
    realtime: realtime.handle,
    functions: createFunctions(context, functionsDir, (request) => handle(request)),
  });
  return {
    handle,
    attachRealtime: realtime.attach,
    onContentChanged: realtime.onContentChanged,
    db,
    url,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    setupSecret: keys.setupSecret,
    mails: shared.mailbox.mails,
    settled: shared.settled,
    quarantineFiles: () => quarantineUnknownFiles(context),
    storageDir,
    applied,
    changed,
    async close() {
      realtime.close();
      await shared.settled();
      await db.close();
      isClosed = true;
      release();
    },
  };
}
