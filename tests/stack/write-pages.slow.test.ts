import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databases } from '../support/databases.ts';
import { withFaults, type FaultRule } from '../support/faults.ts';
import { takePrinted } from '../support/test-end.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

const HOOK = 'https://hooks.example.id/build/rahasia-123';

let open: TestStack;
/** Requests sent to the host. */
let calls: Request[];
let rules: FaultRule[];
let status: number;

beforeEach(async () => {
  open = await openTestStack();
  calls = [];
  rules = [];
  status = 200;
  const network = globalThis.fetch;
  const host = withFaults(() => {
    // A provider that echoes its request, including secrets.
    const headers = { location: 'https://elsewhere.example.id/' };
    return Promise.resolve(new Response(`<script>${HOOK}</script>`, { status, headers }));
  }, rules);
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith('https://hooks.example.id/')) return network(input, init);
    calls.push(request.clone());
    return host(request);
  });
  await open.sql('delete from private.content_changes');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await open.close();
});

const run = async () => {
  const answer = await open.fetch(`${open.stack.url}/functions/v1/write-pages`, {
    method: 'POST',
    headers: { apikey: open.stack.secretKey, 'content-type': 'application/json' },
    body: '{}',
  });
  return (await answer.json()) as unknown;
};
/**
 * Moves recorded times back. looked_at stays on today's date, because demo content that begins today counts
 * as a change.
 */
const passTime = (passed: string) =>
  open.sql(`with changes as (update private.content_changes set at = at - '${passed}'::interval),
    looked as (update private.page_writing
      set looked_at = greatest(looked_at - '${passed}'::interval, private.today()::timestamp at time zone 'Asia/Jakarta'))
    update private.page_orders set next_attempt_at = next_attempt_at - '${passed}'::interval,
      ordered_at = ordered_at - '${passed}'::interval, called_at = called_at - '${passed}'::interval`);
async function adminWithHook() {
  const admin = await open.client('admin');
  expect((await admin.rpc('set_page_hook', { address: HOOK })).error).toBeNull();
  const state = async () => (await admin.rpc('page_state')).data as Record<string, Record<string, unknown>>;
  return { admin, state };
}
const publish = async (question: string) => {
  const editor = await open.client('editor');
  const answer = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi' }] }] };
  expect((await editor.from('faq').insert({ question, answer })).error).toBeNull();
};

test('write-pages rejects callers without the secret key', async () => {
  const answer = await open.fetch(`${open.stack.url}/functions/v1/write-pages`, {
    method: 'POST',
    headers: { apikey: open.stack.publishableKey },
  });
  expect(answer.status).toBe(401);
});

test('changes within two minutes cause one call', async () => {
  const { state } = await adminWithHook();
  await publish('<script>alert(1)</script>');
  await publish('Pertanyaan kedua');
  expect(await run()).toEqual({ called: false, written: false });
  expect((await state()).changed_at).not.toBeNull();
  await passTime('3 minutes');
  expect(await run()).toEqual({ called: true, written: false });
  expect(calls).toHaveLength(1);
  expect([calls[0]?.method, calls[0]?.url, await calls[0]?.text()]).toEqual(['POST', HOOK, '{}']);
  expect(await state()).toMatchObject({
    changed_at: expect.any(String),
    last: { status: 200, problem: null, reason: 'content', written_at: null },
  });
  // With one origin for site and API, pages are rendered on request.
  expect(await run()).toEqual({ called: false, written: true });
  expect(await state()).toMatchObject({ changed_at: null, last: { written_at: expect.any(String) } });
  expect(await run()).toEqual({ called: false, written: false });
  expect(calls).toHaveLength(1);
});

test.each([
  ['refuses', { set: () => (status = 404), status: 404, problem: 'refused' }],
  ['fails', { set: () => (status = 500), status: 500, problem: 'refused' }],
  ['redirects to another address', { set: () => (status = 302), status: 302, problem: 'refused' }],
  [
    'cuts the connection',
    { set: () => rules.push({ match: HOOK, fault: 'connection-cut' }), status: null, problem: 'unreachable' },
  ],
] as const)('a host that %s is called again', async (_, { set, ...told }) => {
  const { admin, state } = await adminWithHook();
  await publish('Pertanyaan');
  await passTime('3 minutes');
  set();
  expect(await run()).toEqual({ called: false, written: false });
  expect((await state()).last).toMatchObject({ ...told, called_at: null });
  for (let attempt = 2; attempt <= 3; attempt++) {
    await passTime('1 day');
    await run();
  }
  expect(calls).toHaveLength(3);
  const work = (await admin.rpc('work_today')).data as { kind: string }[];
  expect(work.map(({ kind }) => kind)).toContain('stale_pages');
  const kept = await open.sql(`select to_jsonb(o)::text as row from private.page_orders o
    union all select to_jsonb(e)::text from public.security_events e`);
  expect(JSON.stringify(kept)).not.toMatch(/rahasia|elsewhere|script/);
  expect(takePrinted().join()).not.toContain('rahasia');
  // A manual order after the failure was fixed is sent immediately.
  status = 201;
  rules.length = 0;
  expect((await admin.rpc('order_pages')).error).toBeNull();
  expect(await run()).toEqual({ called: true, written: false });
  expect((await admin.rpc('work_today')).data).not.toContainEqual(
    expect.objectContaining({ kind: 'stale_pages' }),
  );
});

test('a call to a host that hangs times out after ten seconds', async () => {
  const { state } = await adminWithHook();
  await publish('Pertanyaan');
  await passTime('3 minutes');
  rules.push({ match: HOOK, fault: 'hang' });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('late', 'TimeoutError')),
  );
  expect(await run()).toEqual({ called: false, written: false });
  vi.restoreAllMocks();
  expect((await state()).last).toMatchObject({ status: null, problem: 'timeout' });
});

test('the host is not called again after eight failures until the next change', async () => {
  await adminWithHook();
  await publish('Pertanyaan');
  await passTime('3 minutes');
  status = 500;
  for (let attempt = 0; attempt < 10; attempt++) {
    await run();
    await passTime('1 day');
  }
  expect(calls).toHaveLength(8);
  await publish('Pertanyaan lain');
  await passTime('3 minutes');
  await run();
  expect(calls).toHaveLength(9);
});

// PGlite runs one statement at a time; only PostgreSQL shows that concurrent runs do not claim the same
// order.
test.each(databases)(
  'simultaneous runs call the host once (%s)',
  async (database) => {
    if (database === 'server') {
      await open.close();
      open = await openTestStack({ database });
      await open.sql('delete from private.content_changes');
    }
    await adminWithHook();
    await publish('Pertanyaan');
    await passTime('3 minutes');
    await Promise.all([run(), run(), run(), run(), run()]);
    expect(calls).toHaveLength(1);
  },
  180_000,
);
