/** @alone Requests of pages opened by other test files would be counted too. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { openTab } from '@tests/support/browser';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { stackUrl } from '@tests/support/stack-directory';
import { database } from '@/lib/supabase';
import { signIn } from './sign-in';
import { startSession } from './session-store';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const site = window.location.origin;
/** Recorded targets of table requests, in order. */
const requests: string[] = [];
beforeEach(() => void requests.splice(0));

/** Opens a tab on a host; `host` answers requests to the site's own origin. */
function openOn(host: (request: Request) => Response | Promise<Response>) {
  openTab((input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/rest/v1/')) requests.push(`${request.method} ${new URL(request.url).origin}`);
    return request.url.startsWith(site) ? Promise.resolve(host(request)) : stack.fetch(request);
  });
  vi.stubEnv('VITE_READS', '');
}

const passOn = (request: Request) =>
  stack.fetch(request.url.replace(site, stackUrl), { headers: request.headers, signal: request.signal });
const readFaq = () => database().from('faq').select('id').limit(3);

test('a visitor’s read goes through the site if the host proxies it', async () => {
  openOn(passOn);
  const { data } = await readFaq();
  expect(data).toHaveLength(3);
  expect(requests).toEqual([`GET ${site}`]);
});

test('an error of the project is returned without another request', async () => {
  openOn(passOn);
  const { error } = await database().from('app_users').select('id').limit(1).single();
  expect(error).not.toBeNull();
  await readFaq();
  expect(requests).toEqual([`GET ${site}`, `GET ${site}`]);
});

test.each([
  [
    'the page of every address',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['no such file', () => new Response('Not found', { status: 404 })],
  ['the address of the project', () => Response.redirect(stackUrl, 302)],
])('after a host answers with %s, reads go to the project directly', async (_what, answer) => {
  openOn(answer);
  expect((await readFaq()).data).toHaveLength(3);
  expect((await readFaq()).data).toHaveLength(3);
  expect(requests).toEqual([`GET ${site}`, `GET ${stackUrl}`, `GET ${stackUrl}`]);
});

test('an interrupted read is retried at the same URL', async () => {
  const cutOnce = withFaults(
    (input, init) => Promise.resolve(passOn(new Request(input, init))),
    [{ match: '/faq', fault: 'connection-cut', times: 1 }],
  );
  openOn((request) => cutOnce(request));
  expect((await readFaq()).data).toHaveLength(3);
  expect(requests).toEqual([`GET ${site}`, `GET ${site}`]);
});

test('writes, function calls and signed-in users use the project directly', async () => {
  openOn(passOn);
  await database().from('faq').insert({ question: 'x', answer: 'y' });
  await database().rpc('work_today');
  startSession();
  const { email, password } = stack.accounts.admin;
  await signIn(email, password);
  expect((await readFaq()).data).toHaveLength(3);
  expect(new Set(requests)).toEqual(new Set([`POST ${stackUrl}`, `GET ${stackUrl}`]));
});

test('a build for a host without a proxy uses the project only', async () => {
  openOn(passOn);
  vi.stubEnv('VITE_READS', 'direct');
  expect((await readFaq()).data).toHaveLength(3);
  expect(requests).toEqual([`GET ${stackUrl}`]);
});
