import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LITE_REQUESTS } from '../../supabase/local/auth/lite-request.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { probeDirectories } from './stack-probe.ts';

/** Returns all spellings of a path with one letter or dot percent-encoded. */
const encodings = (path: string) =>
  Array.from(path).flatMap((character, at) =>
    /[\w.-]/.test(character)
      ? [`${path.slice(0, at)}%${character.charCodeAt(0).toString(16)}${path.slice(at + 1)}`]
      : [],
  );

const OWN_REQUESTS = [
  'POST /otp',
  'POST /recover',
  'POST /invite',
  'GET /verify',
  'POST /factors',
  'GET /admin/users',
  'POST /admin/generate_link',
];

const OTHER_PATHS = [
  '/rest/v1/notes',
  '/rest/v1/rpc/refuse',
  '/storage/v1/object/list/files',
  '/functions/v1/echo',
  '/realtime/v1/api/broadcast',
  '/_local/config',
  '/_local/mail',
  '/media/any.png',
  '/sitemap.xml',
  '/health.json',
  '/api/v1/certificates',
];

describe('the path of a request', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack({ ...probeDirectories, content: 'empty' });
  });
  afterAll(() => stack.close());

  const send = (method: string, path: string, body?: object, address?: string) =>
    stack.stack.handle(
      new Request(`http://stack.test${path}`, {
        method,
        headers: { apikey: stack.stack.publishableKey, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
      address,
    );

  test.each([...LITE_REQUESTS, ...OWN_REQUESTS])(
    'auth rejects %s with one letter encoded',
    async (request) => {
      const [method = '', path = ''] = request.split(' ');
      for (const encoded of encodings(`/auth/v1${path}`)) {
        const { status } = await send(method, encoded);
        expect(status, encoded).toBe(400);
      }
    },
  );

  test.each(OTHER_PATHS)('%s is rejected with one letter encoded or a second slash', async (path) => {
    for (const other of [...encodings(path), `/${path}`, path.replace(/\/([^/]*)$/, '//$1')]) {
      const { status } = await send('GET', other);
      expect(status, other).toBe(400);
    }
  });

  test.each([
    ['POST', '/magiclink'],
    ['POST', '/resend'],
    ['GET', '/authorize'],
    ['GET', '/callback'],
    ['GET', '/reauthenticate'],
    ['POST', '/token/'],
    ['POST', '/Token'],
    ['POST', '/%2574oken'],
    ['POST', '/v1%2Ftoken'],
    ['PATCH', '/user'],
  ])('auth answers %s %s with 404 without calling the library', async (method, path) => {
    expect((await send(method, `/auth/v1${path}`, method === 'GET' ? undefined : {})).status).toBe(404);
  });

  test('wrong passwords are rate-limited however the grant type is encoded', async () => {
    const wrong = { email: 'editor@demo.test', password: 'not-this-one-either' };
    for (const query of [
      'grant_typ%65=password',
      'grant_typ%65=refresh_token&grant_type=password',
      'grant_type=password&grant_type=refresh_token',
    ]) {
      const address = `192.0.2.${query.length}`;
      let status = 0;
      for (let left = 31; left > 0 && status !== 429; left--)
        ({ status } = await send(
          'POST',
          `/auth/v1/token?${query}`,
          { ...wrong, email: `nobody${left}@demo.test` },
          address,
        ));
      // The check reads only the first value, so repeated parameters are rejected.
      if (query.includes('refresh_token&')) expect(status).toBe(400);
      else expect(status, query).toBe(429);
    }
    const right = { email: stack.accounts.editor.email, password: stack.accounts.editor.password };
    const answer = await send('POST', '/auth/v1/token?grant_typ%65=refresh_token&grant_type=password', right);
    expect(answer.status).toBe(400);
  });

  test('a mailed code cannot be used as the token of a link', async () => {
    const { email } = stack.accounts.admin;
    await send('POST', '/auth/v1/otp', { email, create_user: false });
    await stack.stack.settled();
    const code = /\b\d{6}\b/.exec(stack.stack.mails[0]?.text ?? '')?.[0] ?? '';
    const plainHash = createHash('sha256').update(`${email}${code}`).digest('hex');
    const guess = await send('POST', '/auth/v1/verify', { type: 'recovery', token_hash: plainHash });
    expect(guess.status).toBe(403);
    const typed = await send('POST', '/auth/v1/verify', { type: 'email', email, token: code });
    expect(typed.status).toBe(200);
  });

  test('wrong links are rate-limited by network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n++) {
      const body = { type: 'recovery', token_hash: createHash('sha256').update(String(n)).digest('hex') };
      statuses.push((await send('POST', '/auth/v1/verify', body, '198.51.100.7')).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 403)).toBe(true);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });
});
