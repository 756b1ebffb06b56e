import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clearAfterBackup, isClearRequest } from '../../scripts/backup/before-clearing.ts';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clearing-'));
let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(async () => {
  await stack.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Calls `clear_demo` through the local server, as the settings page does. */
async function clear(caller: 'anon' | 'editor' | 'admin', directory: string) {
  const { data } = await (await stack.client(caller)).auth.getSession();
  const { publishableKey } = stack.stack;
  const request = new Request('http://stack.test/rest/v1/rpc/clear_demo', {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? publishableKey}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(isClearRequest(request)).toBe(true);
  return (await clearAfterBackup(request, stack.stack, directory)).status;
}
const companies = async () =>
  (await stack.sql<{ n: number }>('select count(*)::int as n from public.clients'))[0]?.n;

test('clear_demo rejects callers without permission and creates no backup', async () => {
  const directory = path.join(folder, 'refused');
  expect(await clear('anon', directory)).toBeGreaterThanOrEqual(400);
  expect(await clear('editor', directory)).toBeGreaterThanOrEqual(400);
  expect(readdirSync(folder)).toEqual([]);
});

test('clear_demo deletes nothing when the backup fails', async () => {
  // A file at the path of the backup directory makes the backup fail.
  const directory = path.join(folder, 'taken');
  writeFileSync(directory, '');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await clear('admin', directory)).toBe(507);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/was not cleared because the backup failed/));
  expect(await companies()).toBe(40);
});

test('clear_demo creates a complete backup before deleting', async () => {
  const directory = path.join(folder, 'backups');
  expect(await clear('admin', directory)).toBe(200);
  expect(await companies()).toBe(0);
  const [name = '', ...others] = readdirSync(directory);
  expect(others).toEqual([]);
  expect(name).toMatch(/^before-clearing-/);
  expect((await checkArchive(path.join(directory, name))).tables).toMatchObject({ 'public.clients': 40 });
});
