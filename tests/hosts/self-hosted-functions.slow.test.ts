import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// deploy/self-hosted/functions.ts, called as Supabase's edge runtime calls it, with simulated workers.

type Handler = (request: Request) => Promise<Response>;
interface Options {
  servicePath: string;
  importMapPath: string;
  memoryLimitMb: number;
  workerTimeoutMs: number;
  envVars: [string, string][];
}

let handler: Handler;
const create = vi.fn<(options: Options) => Promise<{ fetch: Handler }>>();

beforeEach(async () => {
  vi.stubGlobal('Deno', {
    env: { toObject: () => ({ MAIL_FROM: 'LSBU', SETUP_SECRET: 'rahasia' }) },
    serve: (serve: Handler) => (handler = serve),
  });
  vi.stubGlobal('EdgeRuntime', { userWorkers: { create } });
  create.mockReset();
  create.mockResolvedValue({ fetch: (request) => Promise.resolve(new Response(request.url)) });
  await import('../../deploy/self-hosted/functions.ts');
});
afterEach(() => vi.unstubAllGlobals());

const callFunction = (path: string) =>
  handler(new Request(`http://functions:9000${path}`, { method: 'POST' }));

test('each function gets its own worker with pinned packages, limits and variables', async () => {
  const answer = await callFunction('/sitemap/rss.xml?lng=en');
  expect(await answer.text()).toBe('http://functions:9000/sitemap/rss.xml?lng=en');
  expect(create).toHaveBeenCalledExactlyOnceWith({
    servicePath: '/home/deno/site/sitemap',
    importMapPath: '/home/deno/site/deno.json',
    memoryLimitMb: 256,
    workerTimeoutMs: 150_000,
    noModuleCache: false,
    envVars: [
      ['MAIL_FROM', 'LSBU'],
      ['SETUP_SECRET', 'rahasia'],
    ],
  });
});

test.each(['/', '/_shared/index.ts', '/..%2f..%2fetc', '/deno.json', '/Sitemap', '/%00'])(
  '%s is not a function',
  async (path) => {
    const answer = await callFunction(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(create).not.toHaveBeenCalled();
  },
);

test('a worker that fails to start or crashes returns an error without details', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  create.mockRejectedValueOnce(new Error('postgres://postgres:rahasia@db'));
  const answer = await callFunction('/notify');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/rahasia|postgres/);
  create.mockResolvedValueOnce({ fetch: () => Promise.reject(new TypeError('cut')) });
  expect((await callFunction('/notify')).status).toBe(500);
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
