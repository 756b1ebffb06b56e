import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { handleBackupRequest } from '../../scripts/backup/of-running-server.ts';
import { backUpInto } from '../../scripts/backup/schedule.ts';
import { openStack, type StackOptions } from '../../supabase/local/stack.ts';
import { probeDirectories } from '../stack/stack-probe.ts';
import { stackUrl } from '../support/stack-directory.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orders-'));
const backups = path.join(folder, 'backups');
const migrationsDir = path.join(folder, 'migrations');
cpSync(probeDirectories.migrationsDir, migrationsDir, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (options: Partial<StackOptions> = {}) =>
  openStack({
    url: stackUrl,
    dataDir: path.join(folder, 'data'),
    migrationsDir,
    content: 'empty',
    ...options,
  });

test('a running server makes a backup only for callers with the secret key', async () => {
  const stack = await open();
  try {
    const order = (method: string, apikey: string) =>
      handleBackupRequest(
        new Request(`${stackUrl}/_local/backup`, { method, headers: { apikey } }),
        stack,
        backups,
      );
    expect((await order('GET', stack.secretKey)).status).toBe(404);
    expect((await order('POST', stack.publishableKey)).status).toBe(404);
    const { file } = (await (await order('POST', stack.secretKey)).json()) as { file: string };
    expect((await checkArchive(file)).tables).toMatchObject({ 'public.notes': 2 });
  } finally {
    await stack.close();
  }
});

test('a database is upgraded only after a successful backup', async () => {
  for (const day of ['20260102000000', '20260103000000'])
    writeFileSync(path.join(migrationsDir, `${day}_later.sql`), `create table public.later_${day} ();`);
  const noRoom = open({ beforeMigrating: () => Promise.reject(new Error('no room for a backup')) });
  await expect(noRoom).rejects.toThrow('no room for a backup');

  const made: string[] = [];
  const stack = await open({
    beforeMigrating: async (present) => {
      made.push((await backUpInto(backups, present, 'before-upgrade')).file);
    },
  });
  try {
    expect(stack.applied).toHaveLength(2);
    expect(made).toHaveLength(1);
    const { migrations } = await checkArchive(made[0] ?? '');
    expect(Object.keys(migrations)).toEqual(['20260101000000']);
  } finally {
    await stack.close();
  }
});
