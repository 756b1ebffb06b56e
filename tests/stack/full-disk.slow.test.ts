import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diskProblemToOpen } from '../../supabase/local/disk-room.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const opening = path.join(import.meta.dirname, 'full-disk-after.ts');
const PLENTY = 1_000_000_000;

let scratch: string;
beforeEach(() => void (scratch = mkdtempSync(path.join(tmpdir(), 'full-'))));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a first start on a disk that is full after `bytes` bytes. */
async function startWith(dataDir: string, bytes: number) {
  // Without a prepared empty database, as outside of tests: creating it is a third of the bytes written.
  const env = { ...process.env, LOCAL_EMPTY_DATABASE: '' };
  const child = spawn(process.execPath, [opening, dataDir, String(Math.floor(bytes))], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'close');
  return { hasOpened: child.exitCode === 0, output };
}

test('a first start on a disk that fills up fails with an explanation', { timeout: 600_000 }, async () => {
  const whole = await startWith(path.join(scratch, 'whole'), PLENTY);
  expect(whole.hasOpened, whole.output).toBe(true);
  const written = PLENTY - Number(whole.output);
  for (const part of [0, 0.05, 0.95]) {
    const dataDir = path.join(scratch, `part-${part}`);
    const { hasOpened, output } = await startWith(dataDir, written * part);
    expect(hasOpened, `${part} of what it writes`).toBe(false);
    // When PostgreSQL hangs inside PGlite, the watchdog reports it.
    expect(output, `${part} of what it writes`).toMatch(/no space left|disk is full|stopped responding/i);
    const stack = await openStack({
      dataDir,
      url: 'http://stack.test',
      content: 'empty',
      ...probeDirectories,
    });
    expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
    await stack.close();
    rmSync(dataDir, { recursive: true });
  }
});

test('a start on a full disk reports how much space is needed', () => {
  const lacksRoom = (isFirst: boolean, free: number) => diskProblemToOpen('/srv/data', isFirst, () => free);
  expect(lacksRoom(true, 199_999_999)).toBe(
    'The disk is full: 199 MB are free on the disk of /srv/data, but the database needs 200 MB to be created. Free some space and start again.',
  );
  expect(lacksRoom(false, 31_999_999)).toContain('needs 32 MB to open');
  expect([lacksRoom(true, 200_000_000), lacksRoom(false, 32_000_000)]).toEqual([undefined, undefined]);
});
