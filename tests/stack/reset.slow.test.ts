import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishReset, isDataDirectory } from '../../supabase/local/data-directory.ts';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const resetting = path.join(import.meta.dirname, 'reset-killed-at.ts');
const FILES = [
  'db/PG_VERSION',
  'db/base/1',
  'db/base/2',
  'keys.json',
  'left-over/evidence/c.pdf',
  'storage/evidence/a.pdf',
  'storage/media/b.webp',
  'uploads/1.json',
];

let scratch: string;
beforeEach(() => void (scratch = mkdtempSync(path.join(tmpdir(), 'reset-'))));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Creates a directory whose reset was killed before its n-th file operation, or halfway through it. */
async function killedAt(step: number, half: boolean) {
  const dataDir = path.join(scratch, `at-${step}`);
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    writeFileSync(path.join(dataDir, file), file);
  }
  const rest = half ? ['half'] : [];
  const child = spawn(process.execPath, [resetting, dataDir, String(step), ...rest], { stdio: 'ignore' });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { dataDir, wasKilled: signal === 'SIGKILL' };
}

const filesIn = (directory: string) =>
  (existsSync(directory) ? readdirSync(directory, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .sort();

test('a reset killed at any step leaves either all of the data or none', async () => {
  const ends: string[] = [];
  for (let step = 0; ; step += 1) {
    const { dataDir, wasKilled } = await killedAt(step, step % 2 === 1);
    if (existsSync(dataDir)) expect(isDataDirectory(dataDir), `step ${step}`).toBe(true);
    // The next start calls this first.
    finishReset(dataDir);
    const left = filesIn(dataDir);
    expect([FILES, []], `killed before step ${step}`).toContainEqual(left);
    ends.push(left.length > 0 ? 'all' : 'none');
    if (!wasKilled) break;
  }
  expect(ends.slice(0, 3)).toEqual(['all', 'all', 'none']);
  expect(ends.slice(2)).not.toContain('all');
  expect(ends.length).toBeGreaterThan(6);
});

test('the start after a reset that was killed halfway is a first start', async () => {
  const { dataDir } = await killedAt(3, true);
  const stack = await openStack({ url: 'http://stack.test', content: 'empty', ...probeDirectories, dataDir });
  expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
  expect(filesIn(stack.storageDir)).toEqual([]);
  expect(existsSync(path.join(dataDir, 'reset'))).toBe(false);
  await stack.close();
});
