import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseUnusable } from '../../supabase/local/database/pglite.ts';
import { messageOf } from '../../supabase/local/message-of.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const root = path.resolve(import.meta.dirname, '../..');
const second = path.join(import.meta.dirname, 'stack-second.ts');
const address = (file: string) => JSON.stringify(path.join(root, 'scripts', file));
const options = { url: 'http://stack.test', content: 'empty' as const, ...probeDirectories };

/** Without a prepared empty database, as outside of tests. */
const ITS_OWN = { ...process.env, LOCAL_EMPTY_DATABASE: '' };

let scratch: string;
beforeEach(() => void (scratch = mkdtempSync(path.join(tmpdir(), 'stands-up-'))));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a program in a separate process until it exits. */
async function runUntilExit(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, output };
}

describe('a first start', () => {
  // A first start takes about two seconds.
  const moments = [
    ['immediately', 0],
    ['at a random time', 2000 * Math.random()],
  ] as const;
  test.each(moments)(
    'succeeds after an earlier one was killed %s after its first file',
    async (_when, afterMs) => {
      const dataDir = path.join(scratch, 'data');
      const child = spawn(process.execPath, [second, dataDir], { stdio: 'ignore', env: ITS_OWN });
      const begun = () => ['db', 'db.new'].some((name) => readdirOf(path.join(dataDir, name)).length > 0);
      while (!begun() && child.exitCode === null) await sleep(1);
      await sleep(afterMs);
      child.kill('SIGKILL');
      await once(child, 'close');
      const stack = await openStack({ ...options, dataDir });
      expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
      await stack.close();
      expect(existsSync(path.join(dataDir, 'db.new'))).toBe(false);
    },
  );

  const readdirOf = (directory: string) => (existsSync(directory) ? readdirSync(directory) : []);

  test.each(['without its version', 'with only its version'])(
    'explains the next step on a database %s and deletes nothing',
    async (kind) => {
      const file = path.join(scratch, 'db', kind.startsWith('without') ? 'precious' : 'PG_VERSION');
      mkdirSync(path.dirname(file));
      writeFileSync(file, '17');
      const opening = openStack({ ...options, dataDir: scratch });
      await expect(opening).rejects.toThrow(DatabaseUnusable);
      await expect(opening).rejects.toThrow('npm run db:reset');
      await expect(opening).rejects.not.toThrow('[object Object]');
      expect(existsSync(file)).toBe(true);
    },
  );
});

test('any thrown value has a readable message', () => {
  expect(messageOf({ message: 'No space left' })).toBe('No space left');
  expect(messageOf({ name: 'ErrnoError', errno: 51 })).toBe('no space left on the disk');
  expect(messageOf({ name: 'ErrnoError', errno: 12 })).toBe('error 12');
  expect(messageOf({ some: 'thing' })).toBe('{"some":"thing"}');
  expect(messageOf(undefined)).toBe('undefined');
});

describe('the server process', () => {
  test('is killed when its main thread hangs', async () => {
    const { signal, output } = await runUntilExit(
      `import { watchMainThread } from ${address('start/watchdog.ts')};
       watchMainThread({ everyMs: 100, looks: 5 });
       await new Promise((resolve) => setTimeout(resolve, 500));
       for (;;);`,
    );
    expect([signal, output]).toEqual(['SIGKILL', 'The server stopped responding and is terminated.\n']);
  });

  test('survives a dropped PostgreSQL connection but exits on other uncaught errors', async () => {
    const program = (error: string) =>
      `import { handleUncaught } from ${address('start/uncaught.ts')};
       handleUncaught();
       setTimeout(() => { ${error} });
       setTimeout(() => console.log('still there'), 50);`;
    const cut = `const error = new TypeError("Cannot read properties of null (reading 'write')");
      error.stack = 'at nextWrite (node_modules/postgres/src/connection.js:255:22)'; throw error;`;
    expect(await runUntilExit(program(cut))).toMatchObject({
      code: 0,
      output: expect.stringContaining('still there') as string,
    });
    expect(await runUntilExit(program(`null.write()`))).toMatchObject({ code: 70 });
  });

  test.each([
    ['never answers', '() => new Promise(() => {})', 70],
    ['rejects every query', '() => Promise.reject(new Error())', 0],
  ])('exits with the expected code for a database that %s', async (_what, answer, code) => {
    const program = `import { watchDatabase } from ${address('start/watchdog.ts')};
      watchDatabase({ db: { query: ${answer} }, handle: ${answer}, url: 'http://stack.test', publishableKey: 'x' },
        { everyMs: 10, patienceMs: 200 });
      setTimeout(() => {}, 1000);`;
    expect((await runUntilExit(program)).code).toBe(code);
  });

  test.each([
    ['crashed', 'process.exit(70)', 3],
    ['was killed', `process.kill(process.pid, 'SIGKILL')`, 3],
    ['exits with a permanent error', 'process.exit(1)', 1],
    ['crashed, then exits with a permanent error', `process.exit(isFirst ? 70 : 1)`, 3],
  ])('is started the expected number of times when it %s', async (_what, end, times) => {
    const marks = JSON.stringify(path.join(scratch, 'marks'));
    const lines = `const fs = require('node:fs'); fs.appendFileSync(${marks}, '.');
      const isFirst = fs.readFileSync(${marks}, 'utf8').length === 1;
      if (fs.readFileSync(${marks}, 'utf8').length < 3) ${end};`;
    const { code, output } = await runUntilExit(
      `import { spawn } from 'node:child_process';
       import { keepRunning } from ${address('keep-running.mjs')};
       keepRunning(() => spawn(process.execPath, ['-e', ${JSON.stringify(lines)}]),
         { startsAgain: true, cannotStart: console.error, firstPauseMs: 10 });`,
    );
    expect(code).toBe(times === 1 ? 1 : 0);
    expect(output.match(/restarts/g) ?? []).toHaveLength(times - 1);
  });
});
