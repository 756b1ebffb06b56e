import type { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '@/config/constants';
import type { AppError } from '@/lib/errors';
import { createQueryClient } from '@/lib/query-client';
import { resetClients } from '@/lib/supabase';
import { readErrorNotice } from '@/site/read-error-notice';
import { siteReads, startSiteReads } from '@/site/site-reads';
import { withFaults, type Fault, type FaultRule } from '@tests/support/faults';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackUrl } from '@tests/support/stack-directory';
import { startTexts } from '@tests/support/texts';

const names = Object.keys(siteReads) as (keyof typeof siteReads)[];
const tableOf = (name: keyof typeof siteReads) => siteReads[name].queryKey[0];
const staffOnly = ['contact_submissions', 'appeals', 'complaints'];

let stack: TestStack;
let rules: FaultRule[] = [];
const onReadError = vi.fn<(table: string, error: AppError) => void>();

beforeAll(async () => {
  startTexts();
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  rules = [];
  onReadError.mockReset();
  resetClients();
  vi.stubEnv('VITE_SUPABASE_URL', stackUrl);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', stack.stack.publishableKey);
  // There is no host in front of the stack.
  vi.stubEnv('VITE_READS', 'direct');
  vi.stubGlobal('fetch', withFaults(stack.fetch, rules));
});
afterEach(() => void vi.useRealTimers());

function start(): QueryClient {
  const client = createQueryClient({ onReadError, onUnauthorized: () => undefined });
  void startSiteReads(client);
  return client;
}
const stateOf = (client: QueryClient, name: keyof typeof siteReads) =>
  client.getQueryState(siteReads[name].queryKey);
const waitForReads = (client: QueryClient) =>
  waitFor(() => expect(names.map((name) => stateOf(client, name)?.fetchStatus)).not.toContain('fetching'), {
    timeout: 30_000,
  });

test('all 16 start-up queries start immediately', () => {
  const client = start();
  expect(new Set(names.map(tableOf)).size).toBe(16);
  expect(names.map((name) => stateOf(client, name)?.fetchStatus)).toEqual(names.map(() => 'fetching'));
  client.clear();
});

test('a visitor gets published rows, but none of the three inboxes', async () => {
  await stack.sql(
    `insert into public.contact_submissions (name, subject, message) values ('Ani', 'Tanya', 'Halo')`,
  );
  const client = start();
  await waitForReads(client);
  expect(onReadError).not.toHaveBeenCalled();
  for (const name of names) {
    const { data } = stateOf(client, name) ?? {};
    if (staffOnly.includes(tableOf(name))) expect(data, name).toEqual([]);
    else
      expect(data, name).toEqual(
        name === 'settings' ? expect.any(Object) : expect.arrayContaining([expect.anything()]),
      );
  }
});

test.each(names)('a failing %s does not affect the other reads', async (name) => {
  rules.push({ match: `/rest/v1/${tableOf(name)}?`, fault: 'server-error' });
  const client = start();
  await waitForReads(client);
  expect(onReadError.mock.calls.map(([table]) => table)).toEqual([tableOf(name)]);
  expect(names.filter((each) => stateOf(client, each)?.status !== 'success')).toEqual([name]);
});

const unreadable: Fault[] = ['malformed-json', 'wrong-shape', 'empty'];
/** All faults for the settings, whose notice differs, and one for each other read. */
const everyRead = names.flatMap((name, at) =>
  (name === 'settings' ? unreadable : unreadable.slice(at % 3, (at % 3) + 1)).map((fault) => ({
    name,
    fault,
  })),
);

test.each(everyRead)(
  '$fault for $name is a critical error that affects no other read',
  async ({ name, fault }) => {
    rules.push({ match: `/rest/v1/${tableOf(name)}?`, fault });
    const client = start();
    await waitForReads(client);
    const [table, error] = onReadError.mock.calls[0] ?? [];
    expect(error?.kind).toBe('malformed');
    expect(onReadError).toHaveBeenCalledOnce();
    expect(readErrorNotice(table!, error!).title).toBe(
      name === 'settings' ? 'Gagal Memuat Data Kritis' : `Critical error fetching ${tableOf(name)}`,
    );
  },
);

test.each<[Fault]>([['hang'], ['connection-cut']])(
  'each read fails after the timeout when the backend does not answer (%s)',
  async (fault) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    rules.push({ match: '/rest/v1/', fault });
    const client = start();
    // Reads are retried three times, after 1, 2 and 4 seconds, and each attempt has a timeout.
    await vi.advanceTimersByTimeAsync(4 * REQUEST_TIMEOUT_MS + 10_000);
    await waitForReads(client);
    expect(onReadError.mock.calls.map(([table]) => table).sort()).toEqual(names.map(tableOf).sort());
    expect(onReadError.mock.calls.map(([, error]) => error.kind)).toEqual(names.map(() => 'network'));
  },
);
