import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStack } from '../../supabase/local/stack.ts';
import { probeDirectories } from './stack-probe.ts';

const writer = path.join(import.meta.dirname, 'stack-writer.ts');
const second = path.join(import.meta.dirname, 'stack-second.ts');
const options = { url: 'http://stack.test', seed: false, ...probeDirectories };

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'durable-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** Kills a process that writes once so many rows were acknowledged, and answers with what it was told is stored. */
  async function acknowledgedBeforeKill(round: number, rows: number): Promise<string[]> {
    const child = spawn(process.execPath, [writer, dataDir, String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (said.split('\n').length <= rows) await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'close');
    // The last line may be cut off by the kill.
    return said.split('\n').slice(0, -1);
  }

  test(
    'loses no acknowledged row when its process is killed while writing',
    { timeout: 180_000 },
    async () => {
      const acknowledged: string[] = [];
      for (const [round, rows] of [40, 1, 90].entries())
        acknowledged.push(...(await acknowledgedBeforeKill(round, rows)));
      const stack = await openStack({ ...options, dataDir });
      const stored = await stack.db.query<{ title: string }>('select title from public.notes');
      const [viaIndex] = await stack.db.query<{ n: number }>(
        `select count(*)::int as n from public.notes where title > ''`,
      );
      await stack.close();
      const titles = new Set(stored.map(({ title }) => title));
      expect(acknowledged.length).toBeGreaterThanOrEqual(131);
      expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
      expect(viaIndex?.n).toBe(stored.length);
    },
  );

  test('is refused to a second process, and unharmed by the attempt', { timeout: 120_000 }, async () => {
    const stack = await openStack({ ...options, dataDir });
    const child = spawn(process.execPath, [second, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(child, 'close');
    expect(said).toContain(`in use by process ${process.pid}`);
    expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
    await stack.close();
  });
});
