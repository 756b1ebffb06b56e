import { rmSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Queries } from '../../supabase/local/database/database.ts';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { createTestDatabase } from './stack-database.ts';
import { copyOfPrepared, emptyDirectory, stackUrl, type Preparation } from './stack-directory.ts';

/** Callers: a visitor, a signed-in user without a profile, the three roles, and the secret key. */
export type Caller = 'anon' | 'none' | 'viewer' | 'editor' | 'admin' | 'service';

export interface TestStackOptions extends Omit<Preparation, 'accounts'> {
  /** Creates the three demo accounts (default true). */
  accounts?: boolean;
  functionsDir?: string;
  setupSecret?: string;
  /** `server`: a separate database on the server of PG_URL instead of the embedded one. */
  database?: 'embedded' | 'server';
  /** Wraps the fetch between client and stack, for faults (see faults.ts). */
  wrapFetch?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

export interface TestStack {
  stack: Stack;
  /** Creates a supabase-js client, signed in with a new session. */
  client: (caller: Caller) => Promise<SupabaseClient>;
  /** Creates a visitor's client with this IP address. */
  visitorAt: (address: string) => SupabaseClient;
  accounts: Record<'none' | 'viewer' | 'editor' | 'admin', { email: string; password: string }>;
  /** Runs statements as superuser. */
  sql: Queries['query'];
  fetch: typeof globalThis.fetch;
  close: () => Promise<void>;
}

const accounts: TestStack['accounts'] = {
  ...(Object.fromEntries(
    demoAccounts.map(({ role, email }) => [role, { email, password: demoPassword }]),
    // demoAccounts has exactly these three roles
  ) as Omit<TestStack['accounts'], 'none'>),
  none: { email: 'none@demo.test', password: demoPassword },
};

const quiet = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

const TRIES = 4;

/**
 * Retries statements cancelled by their timeout, which were rolled back: on a busy machine a fast statement
 * can exceed the one second that visitors have. A statement that is really slow fails every time.
 */
const withPatience =
  (handle: (request: Request) => Promise<Response>): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    for (let left = TRIES - 1; ; left -= 1) {
      const response = await handle(request.clone());
      if (left === 0 || response.status < 400) return response;
      if (!(await response.clone().text()).includes('"57014"')) return response;
    }
  };

/** Opens a stack in this process on a copy of the prepared directory, in about one second. */
export async function openTestStack(options: TestStackOptions = {}): Promise<TestStack> {
  const {
    accounts: withAccounts = true,
    functionsDir,
    setupSecret,
    database,
    wrapFetch = (fetch) => fetch,
    ...sources
  } = options;
  const preparation: Preparation = { ...sources, ...(withAccounts && { accounts: 'demo' }) };
  const server = database === 'server' ? await createTestDatabase(preparation) : undefined;
  const dataDir = server ? emptyDirectory() : await copyOfPrepared(preparation);
  // Released on close: a test file that still references its stack would hold 150 MB in a process that runs
  // other files.
  let opened: Stack | undefined = await openStack({
    ...preparation,
    dataDir,
    url: stackUrl,
    pgUrl: server?.url,
    functionsDir,
    setupSecret,
  });
  const stack = () => {
    if (!opened) throw new Error('This stack is closed.');
    return opened;
  };
  const plain: typeof globalThis.fetch = (input, init) => stack().handle(new Request(input, init));
  const fetch = wrapFetch(server ? withPatience((request) => stack().handle(request)) : plain);
  const { publishableKey, secretKey } = opened;

  async function signedIn({ email, password }: { email: string; password: string }) {
    const client = open(publishableKey);
    const { error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return client;
  }
  let unique = 0;
  const open = (key: string, through = fetch) =>
    createClient(stackUrl, key, {
      auth: { ...quiet, storageKey: `test-${++unique}` },
      global: { fetch: through },
    });

  return {
    get stack() {
      return stack();
    },
    accounts,
    sql: (statement, params) => stack().db.query(statement, params),
    fetch,
    async client(caller) {
      if (caller === 'anon') return open(publishableKey);
      if (caller === 'service') return open(secretKey);
      if (caller === 'none') await ensureNone(open(secretKey));
      return signedIn(accounts[caller]);
    },
    visitorAt: (address) =>
      open(publishableKey, (input, init) => stack().handle(new Request(input, init), address)),
    async close() {
      await opened?.close();
      opened = undefined;
      await server?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function ensureNone(service: SupabaseClient) {
  const { error } = await service.auth.admin.createUser({ ...accounts.none, email_confirm: true });
  if (error && error.code !== 'email_exists') throw error;
}
