import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { report, type DoctorResult } from '../../scripts/doctor/check-result.ts';
import { compareMigrations, inside } from '../../scripts/doctor/inside.ts';
import { outside, projectIn } from '../../scripts/doctor/outside.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Starts a local host that answers every request itself. */
async function host(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const stateOf = (findings: DoctorResult[], wanted: string) =>
  findings.find(({ name }) => name === wanted)?.state ?? `no ${wanted}`;

test('the doctor detects a host that answers every address with a page cached for a year', async () => {
  const site = await host((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end('<!doctype html><title>LSBU</title><div id="root"></div>');
  });
  const findings = await outside(site);
  expect(stateOf(findings, 'Home page')).toBe('ok');
  for (const name of ['Headers', 'Missing files', 'Sharing', 'Sitemap', 'Proxied paths'])
    expect([name, stateOf(findings, name)]).toEqual([name, 'failed']);
  for (const name of ['Unknown addresses', 'Prerendered pages'])
    expect([name, stateOf(findings, name)]).toEqual([name, 'warning']);
  const text = report(site, findings);
  expect(text).toContain('cached by browsers (public, max-age=31536000, immutable)');
  expect(text).toContain('missing or different: content-security-policy, x-content-type-options');
  expect(text).toMatch(/→ .*docs\/hosting\.md/);
  const [health] = await inside(site);
  expect(health).toMatchObject({ name: 'Health address', state: 'failed' });
});

test('the doctor reports an unresponsive host and a host that serves another site', async () => {
  const silent = await host((request) => void request.socket.destroy());
  expect(await outside(silent)).toEqual([
    expect.objectContaining({
      name: 'Home page',
      state: 'failed',
      message: `${silent} responds with nothing.`,
    }),
  ]);
  server?.close();
  const other = await host((_request, response) => response.end('It works!'));
  expect(stateOf(await outside(other), 'Home page')).toBe('failed');
});

test('the doctor shows the checks of the health endpoint without the secret key', async () => {
  const site = await host((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"ok":false,"checks":{"clock":"not ok","keys":"ok","of_a_later_version":"ok"}}');
  });
  expect(await inside(site)).toEqual([
    expect.objectContaining({ name: 'Scheduled jobs', state: 'failed' }),
    { name: 'Keys of access codes', state: 'ok', message: 'ok.' },
  ]);
});

test('compareMigrations distinguishes older, newer and equal migrations', () => {
  const shipped = ['20261120000100', '20261120000200'];
  expect(compareMigrations({ version: '20261120000200', count: 2 }, shipped).state).toBe('ok');
  expect(compareMigrations({ version: '20261120000100', count: 1 }, shipped).remedy).toContain(
    'db push --remote',
  );
  expect(compareMigrations({ version: '20270101000000', count: 3 }, shipped).message).toContain('is newer');
  expect(compareMigrations({ version: null, count: 0 }, shipped).state).toBe('failed');
});

test('projectIn reads the project from the site’s content security policy', () => {
  const policy = "default-src 'self'; connect-src 'self' wss://abcd.supabase.co https://abcd.supabase.co; x";
  expect(projectIn(policy)).toBe('https://abcd.supabase.co');
  expect(projectIn("connect-src 'self'; img-src https://elsewhere.example.id")).toBeUndefined();
});
