// Run by durability.slow.test.ts in a separate process: writes rows and files and signs in until it is
// killed, and prints what was acknowledged: `row <title>`, `file <name>`, `part <address> <bytes> <name>`,
// `session <refresh token>`.
import { createClient } from '@supabase/supabase-js';
import { openStack } from '../../supabase/local/stack.ts';
import { createTus, placeOf } from '../support/resumable.ts';
import { probeDirectories } from './stack-probe.ts';

const [, , dataDir = '', round = ''] = process.argv;
const stack = await openStack({ dataDir, url: 'http://stack.test', content: 'empty', ...probeDirectories });
let unique = 0;
const clientWith = (key: string) =>
  createClient(stack.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `writer-${++unique}` },
    global: { fetch: (input, init) => stack.handle(new Request(input, init)) },
  });
const service = clientWith(stack.secretKey);
const PARTS = 10;
const PART = new TextEncoder().encode('parts '.repeat(1000));
const tus = createTus((input, init) => stack.handle(new Request(input, init)), stack.url, {
  key: stack.secretKey,
});
const acknowledge = (kind: string, what: string) => process.stdout.write(`${kind} ${what}\n`);

async function write(writer: number) {
  for (let n = 0; ; n++) {
    const title = `${round}-${writer}-${n}`;
    const { error } = await service.from('notes').insert({ title });
    if (!error) acknowledge('row', title);
  }
}

async function upload() {
  for (let n = 0; ; n++) {
    const name = `${round}/${n}.txt`;
    const { error } = await service.storage.from('evidence').upload(name, new Blob([name.repeat(2000)]));
    if (!error) acknowledge('file', name);
  }
}

/** Uploads a file in parts without its last part. */
async function uploadInParts() {
  const name = `${round}/parts.txt`;
  const begun = await tus.begin({ bucketName: 'evidence', objectName: name }, PARTS * PART.length);
  for (let n = 0; n < PARTS - 1; n++) {
    const { status } = await tus.send(placeOf(begun), n * PART.length, PART);
    if (status === 204) acknowledge('part', `${placeOf(begun)} ${(n + 1) * PART.length} ${name}`);
  }
}

async function signIn() {
  const person = { email: `person-${round}@demo.test`, password: 'a long password of words' };
  const made = await service.auth.admin.createUser({ ...person, email_confirm: true });
  if (made.error) throw made.error;
  for (let n = 0; n < 5; n++) {
    const { data } = await clientWith(stack.publishableKey).auth.signInWithPassword(person);
    if (data.session) acknowledge('session', data.session.refresh_token);
  }
}
await Promise.all([...[0, 1, 2].map(write), upload(), uploadInParts(), signIn()]);
