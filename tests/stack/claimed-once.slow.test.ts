import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const claimant = path.join(import.meta.dirname, 'claimant.ts');
const root = path.resolve(import.meta.dirname, '../..');
const module = (file: string) => JSON.stringify(path.join(root, file));

let scratch: string;
let started: ChildProcess[] = [];
beforeEach(() => void (scratch = mkdtempSync(path.join(tmpdir(), 'claimed-'))));
afterEach(async () => {
  const alive = started.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  started = [];
  const ends = alive.map((child) => once(child, 'close'));
  for (const child of alive) child.kill('SIGKILL');
  await Promise.all(ends);
  rmSync(scratch, { recursive: true });
});

function start(...args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  const run = { child, said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (run.said += chunk.toString()));
  return run;
}

test.each([
  ['is new', undefined],
  ['was claimed by a crashed process', '999999999 5'],
])(
  'only one of several processes can claim a directory that %s',
  async (_what, left) => {
    const COUNT = 150;
    for (let place = 0; place < COUNT && left; place++) {
      mkdirSync(path.join(scratch, String(place)));
      writeFileSync(path.join(scratch, String(place), 'pid'), left);
    }
    // Allow all processes to start.
    const first = String(Date.now() + 3000);
    const runs = [1, 2, 3].map(() => start(claimant, scratch, String(COUNT), first));
    await expect.poll(() => runs.every(({ said }) => said.endsWith('\n')), { timeout: 30_000 }).toBe(true);
    const claimed = runs.flatMap(({ said }) => JSON.parse(said) as number[]);
    expect(claimed.toSorted((a, b) => a - b)).toEqual(Array.from({ length: COUNT }, (_, place) => place));
  },
  40_000,
);

test('only one of two simultaneous first starts serves the directory', async () => {
  const dataDir = path.join(scratch, 'data');
  const program = `
    import { openStack } from ${module('supabase/local/stack.ts')};
    import { exitWithError } from ${module('scripts/start/user-error.ts')};
    const options = { dataDir: ${JSON.stringify(dataDir)}, url: 'http://stack.test', content: 'empty' };
    openStack({ ...options, ...${JSON.stringify(probeDirectories)} }).then((stack) => {
      process.on('SIGTERM', () => void stack.close().then(() => process.exit(0)));
      console.log('serves');
    }).catch(exitWithError);`;
  const runs = [1, 2].map(() => start('--input-type=module', '-e', program));
  const [one, other] = runs;
  const hasEnded = () => runs.find(({ child }) => child.exitCode !== null);
  await expect.poll(() => hasEnded()?.child.exitCode, { timeout: 60_000 }).toBe(1);
  const refused = hasEnded();
  const serving = refused === one ? other! : one!;
  await expect.poll(() => serving.said, { timeout: 60_000 }).toBe('serves\n');
  expect(refused?.said.trim()).toBe(
    `The data directory ${dataDir} is in use by process ${serving.child.pid}; stop it first, or set LOCAL_DATA_DIR to another directory.`,
  );
  serving.child.kill('SIGTERM');
  await once(serving.child, 'close');
  const stack = await openStack({ dataDir, url: 'http://stack.test', content: 'empty', ...probeDirectories });
  expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
  await stack.close();
}, 150_000);
