import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../scripts/start/listen.ts';
import { overHttp } from '../support/over-http.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

let test: TestStack;
beforeAll(async () => {
  test = await openTestStack({ accounts: false, content: 'empty' });
  // private.sender() cannot be called over the API, so the test wraps it.
  await test.sql(`create function public.whoami() returns text language sql security definer set search_path = ''
    as $$ select private.sender() $$`);
  await test.sql('grant execute on function public.whoami() to anon');
});
afterAll(() => test.close());

const network = async (address: string | null) => {
  const [row] = await test.sql<{ network: string | null }>('select private.network_of($1) as network', [
    address,
  ]);
  return row?.network;
};

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::1', '::/64'],
  ])('for %s is %s', async (address, expected) => expect(await network(address)).toBe(expected));

  it.each([
    [''],
    ['unknown'],
    ['203.0.113.7/8'],
    ['203.0.113'],
    ['1.2.3.4, 5.6.7.8'],
    ["'; select 1 --"],
    [null],
  ])('is null for %s', async (address) => expect(await network(address)).toBeNull());
});

const INVENTED = {
  'x-forwarded-for': '198.51.100.1',
  'cf-connecting-ip': '198.51.100.2',
  'x-real-ip': '198.51.100.3',
  forwarded: 'for=198.51.100.4',
  'x-client-ip': '198.51.100.5',
};

const requestInit = (headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { apikey: test.stack.publishableKey, 'content-type': 'application/json', ...headers },
  body: '{}',
});

it('private.sender() ignores the headers and returns the network of the socket address', async () => {
  const url = `${test.stack.url}/rest/v1/rpc/whoami`;
  const senderOf = (address?: string) => test.stack.handle(new Request(url, requestInit(INVENTED)), address);
  expect(await (await senderOf('2001:db8:1:2::9')).json()).toBe('2001:db8:1:2::/64');
  expect(await (await senderOf()).json()).toBeNull();
});

it('private.sender() returns the network of the socket address over HTTP', async () => {
  const server = await listen(0, Promise.resolve(test.stack.handle));
  const port = (server.address() as { port: number }).port; // listening on TCP
  try {
    const sent = requestInit({ ...INVENTED, host: new URL(test.stack.url).host });
    const answer = await overHttp({ port, path: '/rest/v1/rpc/whoami', ...sent });
    expect(JSON.parse(answer.text)).toBe('127.0.0.1');
  } finally {
    server.close();
  }
});

it('private.sender() uses the last address of the configured header only', async () => {
  const from = async (header: string | null, headers: object) => {
    await test.sql('update private.platform set address_header = $1', [header]);
    // The setting lasts only for the transaction, so it is set in the statement that reads it.
    const [row] = await test.sql<{ sender: string | null }>(
      `select case when set_config('request.headers', $1, true) <> '' then private.sender() end as sender`,
      [JSON.stringify(headers)],
    );
    return row?.sender;
  };
  const headers = { 'cf-connecting-ip': '203.0.113.7', 'x-forwarded-for': '198.51.100.1, 203.0.113.8' };
  expect(await from(null, headers)).toBeNull();
  expect(await from('cf-connecting-ip', headers)).toBe('203.0.113.7');
  expect(await from('x-forwarded-for', headers)).toBe('203.0.113.8');
  expect(await from('x-real-ip', headers)).toBeNull();
  expect(await from('cf-connecting-ip', { 'cf-connecting-ip': 'nonsense' })).toBeNull();
});
