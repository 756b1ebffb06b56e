import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPage, reloadOnce, Unreachable } from './lazy-page';

const reload = vi.fn();
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
const load = () => Promise.reject(missing);
const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));

beforeEach(() => {
  reload.mockClear();
  window.sessionStorage.clear();
  const { href, origin, pathname } = window.location;
  vi.stubGlobal('location', { href, origin, pathname, reload });
});

test('a chunk missing after a deployment reloads the page once', async () => {
  answer(() => Promise.resolve(new Response('')));
  void reloadOnce(load);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(reloadOnce(load)).rejects.toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['the network is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['the server is unreachable', () => Promise.resolve(new Response('', { status: 502 }))],
])('a missing chunk does not reload the page while %s', async (_, response) => {
  answer(response);
  await expect(reloadOnce(load)).rejects.toThrow(Unreachable);
  expect(reload).not.toHaveBeenCalled();
});

test('a failed prefetch is retried when the page is opened', async () => {
  answer(() => Promise.reject(new TypeError('fetch failed')));
  const loads = vi.fn(load);
  const { preload } = lazyPage(loads);
  void preload();
  await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    void preload();
    expect(loads).toHaveBeenCalledTimes(2);
  });
});
