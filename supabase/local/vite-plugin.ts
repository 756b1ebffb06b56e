import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import type * as JobsModule from './mail/run-jobs.ts';
import type * as StackModule from './stack.ts';
import type * as SettingsModule from '../../scripts/start/settings.ts';
import type * as WhatToDoModule from '../../scripts/start/start-instructions.ts';
import { apiPrefixes } from './api-prefixes.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { createOriginPolicy } from './origin-policy.ts';
import { serviceFor } from './published-files.ts';
import { baseHeaders } from '../../scripts/start/security-headers.ts';

/**
 * Loads the database only when the server starts: it is large, and every build and test run reads
 * vite.config.ts.
 */
async function load() {
  const from = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href);
  const { openStack } = (await from('./stack.ts')) as typeof StackModule;
  const { runJobs } = (await from('./mail/run-jobs.ts')) as typeof JobsModule;
  const { loadEnvFiles, readSettings } = (await from(
    '../../scripts/start/settings.ts',
  )) as typeof SettingsModule;
  const { setupHint } = (await from('../../scripts/start/start-instructions.ts')) as typeof WhatToDoModule;
  return { openStack, runJobs, loadEnvFiles, readSettings, setupHint };
}

/** Opens the stack on Vite's server; returns the publishable key for the page. */
async function mount(server: ViteDevServer): Promise<string | undefined> {
  const { openStack, runJobs, loadEnvFiles, readSettings, setupHint } = await load();
  loadEnvFiles();
  const { url, hosts, dataDir, pgUrl, accounts, content, hosted } = readSettings();
  const originPolicy = createOriginPolicy(url, hosts);
  const checkOrigin = getRequestListener((request) => originPolicy.refusedHost(request) ?? new Response());
  server.middlewares.use((request, response, next) => {
    if (originPolicy.isOwnHost(request.headers.host)) next();
    else void checkOrigin(request, response);
  });
  if (hosted) {
    proxyToHosted(server, hosted);
    return undefined;
  }
  if (!server.httpServer) return undefined;
  const stack = await openStack({ url, hosts, dataDir, pgUrl, accounts, content, inboxes: accounts });
  const hint = await setupHint(`${url}/auth/login`, stack);
  if (hint) server.config.logger.info(`  ${hint}`);
  stack.attachRealtime(server.httpServer as Server); // without https, Vite's server is from node:http
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
  return stack.publishableKey;
}

/** Applies a static host's redirects to the hosted project (public/_redirects). */
function proxyToHosted(server: ViteDevServer, hosted: string) {
  server.middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', hosted);
    const service = serviceFor(pathname);
    if (!service) return next();
    response.writeHead(302, { location: new URL(service + search, hosted).href }).end();
  });
}

/** `npm run dev`: the page with hot reload and the whole local API on one origin, in one process. */
export function localStack(): Plugin {
  let publishableKey: string | undefined;
  return {
    name: 'local-stack',
    // Tests start their own stack, and production builds have none.
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    config: () => ({
      // The origin policy checks host names and origins; the CSP for scripts applies only to builds.
      server: { cors: false, allowedHosts: true, headers: baseHeaders },
      ...(process.env.LOCAL_ACCOUNTS === 'demo' && {
        define: {
          'import.meta.env.VITE_DEFAULT_ADMIN_EMAIL': JSON.stringify(demoAccounts[0].email),
          'import.meta.env.VITE_DEFAULT_ADMIN_PASSWORD': JSON.stringify(demoPassword),
        },
      }),
    }),
    async configureServer(server) {
      publishableKey = await mount(server);
    },
    transformIndexHtml: () =>
      publishableKey
        ? [
            {
              tag: 'meta',
              attrs: { name: 'publishable-key', content: publishableKey },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  };
}
