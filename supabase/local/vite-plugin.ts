import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type * as JobsModule from './mail/run-jobs.ts';
import type * as StackModule from './stack.ts';
import type * as SettingsModule from '../../scripts/start/settings.ts';
import { apiPrefixes } from './api-prefixes.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { servedBy } from './published-files.ts';

/** Loaded when the server starts only: the database is heavy, and every build and test run reads vite.config.ts. */
async function load() {
  const from = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href);
  const { openStack } = (await from('./stack.ts')) as typeof StackModule;
  const { runJobs } = (await from('./mail/run-jobs.ts')) as typeof JobsModule;
  const { loadEnvFiles, readSettings } = (await from(
    '../../scripts/start/settings.ts',
  )) as typeof SettingsModule;
  return { openStack, runJobs, loadEnvFiles, readSettings };
}

async function mount(server: ViteDevServer) {
  const { openStack, runJobs, loadEnvFiles, readSettings } = await load();
  loadEnvFiles();
  const { url, dataDir, pgUrl, accounts, hosted } = readSettings();
  if (hosted) return void sendOn(server, hosted);
  if (!server.httpServer) return;
  const stack = await openStack({ url, dataDir, pgUrl, accounts });
  stack.attachRealtime(server.httpServer as Server); // without https Vite's server is node:http's
  const stopJobs = runJobs(stack);
  server.httpServer.once('close', () => {
    stopJobs();
    void stack.close();
  });
  const listener = getRequestListener((request, { incoming }) =>
    stack.handle(request, incoming.socket.remoteAddress),
  );
  server.middlewares.use((request, response, next) => {
    if (apiPrefixes.some((prefix) => request.url?.startsWith(prefix))) void listener(request, response);
    else next();
  });
}

/** What a static host would get from the hosted project (public/_redirects). */
function sendOn(server: ViteDevServer, hosted: string) {
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', hosted);
    const service = servedBy(pathname);
    if (!service) return next();
    response.writeHead(302, { location: new URL(service + search, hosted).href }).end();
  });
}

/** `npm run dev`: the page with hot reload and the whole local API on one origin, in one process. */
export function localStack(): Plugin {
  return {
    name: 'local-stack',
    // Tests bring their own stack, and a production build has none.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    config: () =>
      process.env.LOCAL_ACCOUNTS === 'demo'
        ? {
            define: {
              'import.meta.env.VITE_DEFAULT_ADMIN_EMAIL': JSON.stringify(demoAccounts[0].email),
              'import.meta.env.VITE_DEFAULT_ADMIN_PASSWORD': JSON.stringify(demoPassword),
            },
          }
        : undefined,
    configureServer: mount,
  };
}
