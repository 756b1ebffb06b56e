import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createOriginPolicy } from '../../supabase/local/origin-policy.ts';
import { overHttp } from '../support/over-http.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const paths = [
  '/rest/v1/notes?select=title',
  '/auth/v1/settings',
  '/storage/v1/bucket',
  '/functions/v1/create-admin-user',
  '/realtime/v1/api/broadcast',
  '/_local/mail?format=json',
  '/_local/config',
  '/media/any.png',
  '/sitemap.xml',
];

describe('the stack’s front door', () => {
  let stack: TestStack;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    stack = await openTestStack({ ...probeDirectories, content: 'empty' });
    const listener = getRequestListener((request) => stack.stack.handle(request));
    server = createServer((request, response) => void listener(request, response));
    stack.stack.attachRealtime(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port; // always an AddressInfo while listening on TCP
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await stack.close();
  });

  const over = (path: string, headers: Record<string, string>) => overHttp({ port, path, headers });
  const apikey = () => stack.stack.publishableKey;

  test.each(paths)('rejects a foreign Host header for %s', async (address) => {
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', 'stack.test:81']) {
      const answer = await over(address, { host, apikey: apikey() });
      expect(answer.status, host).toBe(421);
      expect((JSON.parse(answer.text) as { message: string }).message).toContain(
        'only responds to stack.test',
      );
      expect(answer.text).not.toContain('verify?token');
    }
  });

  test.each(paths)('rejects requests for %s from pages of other sites', async (address) => {
    const foreign: Record<string, string>[] = [
      { origin: 'http://evil.example' },
      { origin: 'http://localhost:6199' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
    ];
    for (const headers of foreign) {
      const answer = await over(address, { host: 'stack.test', apikey: apikey(), ...headers });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  });

  test('executes nothing for a rejected cross-origin request, with or without preflight', async () => {
    const send = (origin: string, method = 'POST') =>
      stack.fetch('http://stack.test/rest/v1/notes', {
        method,
        headers: {
          origin,
          apikey: stack.stack.secretKey,
          'content-type': 'application/json',
        },
        ...(method === 'POST' && { body: '{"title":"from outside"}' }),
      });
    const count = async () => (await stack.sql('select 1 from public.notes')).length;
    const before = await count();
    expect((await send('http://evil.example')).status).toBe(403);
    expect((await send('http://evil.example', 'OPTIONS')).status).toBe(403);
    expect(await count()).toBe(before);
    expect((await send('http://stack.test')).status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  test('returns its own origin in the CORS headers, never a wildcard', async () => {
    const read = (headers: Record<string, string>) =>
      stack.fetch('http://stack.test/rest/v1/notes?select=title', {
        headers: { apikey: apikey(), ...headers },
      });
    const own = await read({ origin: 'http://stack.test', 'sec-fetch-site': 'same-origin' });
    expect([own.status, own.headers.get('access-control-allow-origin'), own.headers.get('vary')]).toEqual([
      200,
      'http://stack.test',
      expect.stringMatching(/origin/i),
    ]);
    const program = await read({});
    expect([program.status, program.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  test.each(['/api/v1/openapi.json', '/api/v1/certificates', '/perubahan.xml'])(
    'serves %s read-only to pages of any origin',
    async (address) => {
      for (const origin of ['https://lpse.example', 'null', 'http://stack.test']) {
        const fetchPage = (method: string) =>
          stack.fetch(`http://stack.test${address}`, {
            method,
            headers: { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
          });
        for (const method of ['GET', 'OPTIONS']) {
          const answer = await fetchPage(method);
          expect(answer.status, method).not.toBe(403);
          expect(answer.headers.get('access-control-allow-origin'), method).toBe('*');
          expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
          expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
        }
        if (!origin.endsWith('stack.test')) expect((await fetchPage('POST')).status).toBe(403);
      }
      const elsewhere = { host: 'evil.example', origin: 'https://lpse.example' };
      expect((await over(address, elsewhere)).status).toBe(421);
    },
  );

  test('requires a key from programs', async () => {
    const read = (headers: Record<string, string>) =>
      stack.fetch('http://stack.test/rest/v1/notes?select=title', { headers });
    expect((await read({})).status).toBe(401);
    expect((await read({ apikey: 'sb_publishable_local' })).status).toBe(401);
    expect((await read({ apikey: apikey() })).status).toBe(200);
  });

  test('allows navigation from other sites to mail links, images and the mailbox, but not in frames', async () => {
    const follow = (address: string, dest = 'document') =>
      over(address, {
        host: 'stack.test',
        'sec-fetch-site': 'cross-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': dest,
      });
    for (const address of ['/auth/v1/verify?token=x&type=magiclink', '/media/any.png', '/_local/mail'])
      expect((await follow(address)).status, address).not.toBe(403);
    expect((await follow('/_local/mail', 'iframe')).status).toBe(403);
    expect((await follow('/rest/v1/notes')).status).toBe(403);
  });

  test('disables MIME sniffing and cross-origin embedding in every answer', async () => {
    for (const address of [
      ...paths,
      '/rest/v1/nothing',
      '/nowhere',
      '/_local/nothing',
      '/storage/v1/nothing',
    ]) {
      const answer = await over(address, { host: 'stack.test', apikey: apikey() });
      expect(answer.headers['x-content-type-options'], address).toBe('nosniff');
      expect(answer.headers['cross-origin-resource-policy'], address).toBe('same-origin');
    }
  });

  test('accepts WebSockets only from the site’s own pages and from programs', async () => {
    const connect = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${apikey()}`, {
        headers,
      });
      const opened = await new Promise((resolve) => {
        socket.once('open', () => resolve('open'));
        socket.once('error', (error) => resolve(error.message));
      });
      socket.terminate();
      return opened;
    };
    expect(await connect({ origin: 'http://evil.example' })).toContain('403');
    expect(await connect({ host: `evil.example:${port}` })).toContain('403');
    expect(await connect({ origin: `http://localhost:${port}` })).toBe('open');
    expect(await connect({})).toBe('open');
  });
});

describe('the host check of a site', () => {
  const door = createOriginPolicy('http://127.0.0.1:5173', ['demo.example.id', 'proxy.test:8080']);
  const statusFor = (host: string) =>
    door.refused(new Request(`http://${host}/`, { headers: { host } }))?.status;

  test.each([
    'localhost:5173',
    'LOCALHOST:5173',
    '127.0.0.1:5173',
    '[::1]:5173',
    'demo.example.id',
    'demo.example.id:5173',
    'proxy.test:8080',
  ])('accepts %s', (host) => expect(statusFor(host)).toBeUndefined());

  test.each([
    'localhost',
    'localhost:80',
    '127.0.0.2:5173',
    '0.0.0.0:5173',
    'proxy.test',
    'x.localhost:5173',
  ])('rejects %s', (host) => expect(statusFor(host)).toBe(421));
});
