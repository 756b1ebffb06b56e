import { readdirSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { root } from '../start/root.ts';
import { failed, passed, type DoctorResult } from './check-result.ts';
import type { FetchPage } from './page-checks.ts';

const HOSTING = 'docs/hosting.md, “Static hosts”';
const DAY_MS = 86_400_000;

/** Paths that the host must proxy to the project; the responses are not pages. */
const PROXIED_PATHS = ['/rss.xml', '/perubahan.xml', '/api/v1/openapi.json', '/health.json', '/media/none'];
/** Returns true for 404, except for /media/none, which does not exist. */
const isMissing = (address: string, { status }: Response) => status === 404 && !address.startsWith('/media/');

export async function checkProxiedPaths(ask: FetchPage): Promise<DoctorResult> {
  const answers = await Promise.all(
    PROXIED_PATHS.map(async (address) => ({ address, answer: await ask(address) })),
  );
  const lost = answers
    .filter(
      ({ address, answer }) =>
        !answer || isMissing(address, answer) || answer.headers.get('content-type')?.includes('text/html'),
    )
    .map(({ address }) => address);
  if (lost.length === 0) return passed('Proxied paths', 'media, feeds and the public API reach the project.');
  return failed('Proxied paths', `not proxied: ${lost.join(', ')}.`, `See ${HOSTING}.`);
}

/** Checks the age of the prerendered pages. */
export async function checkPrerendered(ask: FetchPage, now = Date.now()): Promise<DoctorResult> {
  const said = (await (await ask('/written.json'))?.json().catch(() => undefined)) as
    { read_at?: unknown; is_on_demand?: unknown } | undefined;
  if (said?.is_on_demand === true) return passed('Prerendered pages', 'are rendered on request.');
  const at = typeof said?.read_at === 'string' ? Date.parse(said.read_at) : NaN;
  if (Number.isNaN(at))
    return failed(
      'Prerendered pages',
      'there are none: search engines and link previews see an empty page.',
      'Build with VITE_SITE_URL, VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY set.',
      'warning',
    );
  const days = Math.floor((now - at) / DAY_MS);
  if (days < 30) return passed('Prerendered pages', `are from ${new Date(at).toISOString()}.`);
  return failed('Prerendered pages', `are ${days} days old.`, 'Set a build hook, or build again.', 'warning');
}

const functionNames = () =>
  readdirSync(path.join(root, 'supabase/functions'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();

/** Checks that every function answers OPTIONS without a key. */
export async function checkFunctions(project: string): Promise<DoctorResult> {
  const names = functionNames();
  const silent: string[] = [];
  for (const name of names) {
    const answer = await fetch(`${project}/functions/v1/${name}`, { method: 'OPTIONS' }).catch(
      () => undefined,
    );
    if (!answer?.ok) silent.push(`${name} (${answer?.status ?? 'none'})`);
  }
  if (silent.length === 0) return passed('Functions', `all ${names.length} respond.`);
  return failed('Functions', `do not respond: ${silent.join(', ')}.`, 'npm run supabase -- functions deploy');
}

/** Returns the days until the TLS certificate expires, or undefined without a connection. */
function certificateDays({ hostname, port }: URL, now: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.end();
      resolve(Math.floor((Date.parse(end) - now) / DAY_MS));
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error('timeout')));
    socket.on('error', () => resolve(undefined));
  });
}

/** Checks the certificate of an https site, and that http redirects to https. */
export async function checkTls(site: string, now = Date.now()): Promise<DoctorResult[]> {
  const address = new URL(site);
  if (address.protocol !== 'https:') {
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(address.hostname);
    const todo = 'Serve the site over https.';
    return isHere ? [] : [failed('Encryption', 'the site uses http.', todo)];
  }
  const days = await certificateDays(address, now);
  const renew = 'Renew it, and set up automatic renewal.';
  const certificate =
    days === undefined
      ? failed('Certificate', 'the site has no valid certificate.', renew)
      : days < 14
        ? failed('Certificate', `expires in ${days} days.`, renew, days < 3 ? 'failed' : 'warning')
        : passed('Certificate', `is valid for ${days} more days.`);
  if (address.port) return [certificate];
  const plain = await fetch(`http://${address.hostname}/`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  const leadsOn = plain?.headers.get('location')?.startsWith('https://') ?? false;
  return [
    certificate,
    !plain || leadsOn
      ? passed('http', 'redirects to https, or is not served.')
      : failed(
          'http',
          `responds with ${plain.status} and does not redirect to https.`,
          'Redirect http to https at the host.',
        ),
  ];
}
