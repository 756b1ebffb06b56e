import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../scripts/start/listen.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

let stack: TestStack;
let server: Server;
beforeAll(async () => {
  stack = await openTestStack({ ...probeDirectories, content: 'empty' });
  server = await listen(0, Promise.resolve(stack.stack.handle));
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await stack.close();
});

interface Said {
  access_token?: string;
  refresh_token?: string;
  error_code?: string;
}

/** Requests over HTTP, because the header limit is enforced by the server, not by the handler. */
async function send(method: string, path: string, token?: string, body?: object) {
  const { url, publishableKey, secretKey } = stack.stack;
  const headers = {
    host: new URL(url).host,
    apikey: token === secretKey ? secretKey : publishableKey,
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method, path, headers });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const answerText = await text(answer);
  const { access_token, refresh_token, error_code } = (answerText ? JSON.parse(answerText) : {}) as Said;
  return { status: answer.statusCode, body: { access_token, refresh_token, error_code } };
}

const signIn = async () => {
  const { body } = await send('POST', '/auth/v1/token?grant_type=password', undefined, stack.accounts.editor);
  return { token: String(body.access_token), refresh: String(body.refresh_token) };
};
const renewed = async (refresh: string) => {
  const path = '/auth/v1/token?grant_type=refresh_token';
  return send('POST', path, undefined, { refresh_token: refresh });
};
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });
const kilobytes = (count: number) => 'x'.repeat(count * 1000);
const refused = { status: 422, body: { error_code: 'metadata_refused' } };

test('users cannot store more metadata than a token can carry', async () => {
  const { token, refresh } = await signIn();
  for (const data of [{ note: kilobytes(12) }, { note: nested(8) }])
    expect(await send('PUT', '/auth/v1/user', token, { data })).toMatchObject(refused);
  const { body } = await renewed(refresh);
  expect((await send('GET', '/auth/v1/user', String(body.access_token))).status).toBe(200);
});

test('an account at the limit for total metadata can still sign in', async () => {
  const { token, refresh } = await signIn();
  const add = (data: object) => send('PUT', '/auth/v1/user', token, { data });
  expect(await add({ one: kilobytes(9), deep: nested(6) })).toMatchObject({ status: 200 });
  expect(await add({ two: kilobytes(2) })).toMatchObject(refused);
  const { body } = await renewed(refresh);
  expect((await send('GET', '/auth/v1/user', String(body.access_token))).status).toBe(200);
  expect(await add({ one: '', two: kilobytes(2) })).toMatchObject({ status: 200 });
});

test.each([
  ['user_metadata', '/auth/v1/admin/users', { email: 'a@demo.test', user_metadata: { note: kilobytes(12) } }],
  ['app_metadata', '/auth/v1/admin/users', { email: 'b@demo.test', app_metadata: { note: kilobytes(12) } }],
  ['data', '/auth/v1/invite', { email: 'c@demo.test', data: { note: nested(8) } }],
  [
    'data',
    '/auth/v1/admin/generate_link',
    { type: 'invite', email: 'd@demo.test', data: { n: kilobytes(12) } },
  ],
])(
  'the secret key cannot create an account with too much metadata (%s in POST %s)',
  async (_, path, body) => {
    expect(await send('POST', path, stack.stack.secretKey, body)).toMatchObject(refused);
    expect(await stack.sql('select 1 from auth.users where email = $1', [body.email])).toEqual([]);
  },
);

test('the secret key cannot add too much metadata to an existing account', async () => {
  const [viewer] = await stack.sql<{ id: string }>(
    `select id from auth.users where email = 'viewer@demo.test'`,
  );
  const path = `/auth/v1/admin/users/${viewer?.id ?? ''}`;
  const give = (change: object) => send('PUT', path, stack.stack.secretKey, change);
  expect(await give({ user_metadata: { note: kilobytes(6) } })).toMatchObject({ status: 200 });
  expect(await give({ app_metadata: { note: kilobytes(6) } })).toMatchObject(refused);
  expect(await give({ email_confirm: true })).toMatchObject({ status: 200 });
});

test('an account with metadata above the limit signs in without it', async () => {
  await stack.sql(
    `update auth.users set raw_user_meta_data = jsonb_build_object('note', repeat('x', 20000)) where email = 'editor@demo.test'`,
  );
  const { token } = await signIn();
  expect((await send('GET', '/auth/v1/user', token)).status).toBe(200);
  // The user can remove the excess data.
  expect(await send('PUT', '/auth/v1/user', token, { data: { note: '' } })).toMatchObject({ status: 200 });
});
