import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStack } from '../../supabase/local/stack.ts';
import { createTus } from '../support/resumable.ts';
import { probeDirectories } from './stack-probe.ts';

const writer = path.join(import.meta.dirname, 'stack-writer.ts');
const second = path.join(import.meta.dirname, 'stack-second.ts');
const options = { url: 'http://stack.test', content: 'empty' as const, ...probeDirectories };

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'durable-'))));
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /**
   * Kills a writing process once enough entries of each kind were acknowledged; returns the acknowledged
   * lines.
   */
  async function acknowledgedBeforeKill(
    round: number,
    enough: { row: number; file?: number; part?: number; session?: number },
  ): Promise<string[]> {
    const child = spawn(process.execPath, [writer, dataDir, String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const count = (kind: string) => output.split('\n').filter((line) => line.startsWith(kind)).length;
    while (Object.entries(enough).some(([kind, least]) => count(kind) < least))
      await once(child.stdout, 'data');
    await sleep(Math.random() * 300);
    child.kill('SIGKILL');
    await once(child, 'close');
    // The kill may have truncated the last line.
    return output.split('\n').slice(0, -1);
  }

  test('loses no acknowledged row, file or session when its process is killed while writing', async () => {
    const lines: string[] = [];
    for (const [round, enough] of [
      { row: 40, file: 10, part: 9 },
      { row: 1 },
      { row: 60, file: 10, part: 3, session: 2 },
    ].entries())
      lines.push(...(await acknowledgedBeforeKill(round, enough)));
    const of = (kind: string) =>
      lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
    expect(of('row').length).toBeGreaterThanOrEqual(101);

    const [begun, ...others] = new Map(of('part').map((line) => [line.split(' ')[2], line])).values();
    // Simulates a kill between the last part and the creation of its object.
    const [whole = '', , name = ''] = begun!.split(' ');
    appendFileSync(path.join(dataDir, 'uploads', path.basename(whole)), 'parts '.repeat(1000));
    // Simulates a kill while a file was being written.
    const half = path.join(dataDir, `storage/evidence/half.pdf.${'0'.repeat(32)}.part`);
    writeFileSync(half, 'half');
    const stack = await openStack({ ...options, dataDir });
    const stored = await stack.db.query<{ title: string }>('select title from public.notes');
    const [viaIndex] = await stack.db.query<{ n: number }>(
      `select count(*)::int as n from public.notes where title > ''`,
    );
    expect(existsSync(half)).toBe(false);
    const titles = new Set(stored.map(({ title }) => title));
    expect(of('row').filter((title) => !titles.has(title))).toEqual([]);
    expect(viaIndex?.n).toBe(stored.length);

    const fetch: typeof globalThis.fetch = (input, init) => stack.handle(new Request(input, init));
    const clientWith = (key: string) =>
      createClient(stack.url, key, { auth: { persistSession: false }, global: { fetch } });
    const evidence = clientWith(stack.secretKey).storage.from('evidence');
    for (const name of of('file'))
      expect(await (await evidence.download(name)).data?.text(), name).toBe(name.repeat(2000));
    const tus = createTus(fetch, stack.url, { key: stack.secretKey });
    for (const line of others) {
      const [address = '', bytes] = line.split(' ');
      expect(await tus.offset(address)).toBeGreaterThanOrEqual(Number(bytes));
    }
    expect(await tus.offset(whole)).toBe(60_000);
    expect(await (await evidence.download(name)).data?.text()).toBe('parts '.repeat(10_000));
    for (const refresh_token of of('session')) {
      const { data, error } = await clientWith(stack.publishableKey).auth.refreshSession({ refresh_token });
      expect(error ?? data.user?.email).toMatch(/^person-/);
    }
    await stack.close();
  });

  test('rejects a second process without being damaged', async () => {
    const stack = await openStack({ ...options, dataDir });
    const child = spawn(process.execPath, [second, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child, 'close');
    expect(output).toContain(`in use by process ${process.pid}`);
    expect(await stack.db.query('select count(*)::int as n from public.notes')).toEqual([{ n: 2 }]);
    await stack.close();
  });
});
