import { expect, test } from 'vitest';
import { withFaults, type FaultRule } from '../support/faults.ts';

const rules: FaultRule[] = [];
const faulty = withFaults(() => Promise.resolve(Response.json([1])), rules);
const request = (address: string, init?: RequestInit) => faulty(`http://stack.test${address}`, init);

test('only matching requests fail', async () => {
  rules.push(
    { match: '/faq', fault: 'server-error' },
    { match: ({ method }) => method === 'DELETE', fault: 'connection-cut' },
    { match: '/articles', fault: 'malformed-json' },
    { match: '/clients', fault: 'hang' },
    { match: '/once', fault: 'server-error', times: 1 },
  );
  expect((await request('/faq')).status).toBe(500);
  await expect(request('/x', { method: 'DELETE' })).rejects.toThrow('fetch failed');
  await expect((await request('/articles')).json()).rejects.toThrow(SyntaxError);
  await expect(request('/clients', { signal: AbortSignal.timeout(20) })).rejects.toThrow('timeout');
  expect([(await request('/once')).status, (await request('/once')).status]).toEqual([500, 200]);
  expect(await (await request('/pages')).json()).toEqual([1]);
});
