import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { copyOfPrepared } from '../support/stack-directory.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the command's output, or its error output prefixed with `refused:`. */
async function run(name: 'backup' | 'restore', args: string[], variables: Record<string, string>) {
  const env = { ...process.env, PG_URL: '', LOCAL_ACCOUNTS: '', VITE_SUPABASE_URL: '', ...variables };
  const program = path.join(ROOT, 'scripts', `${name}.ts`);
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, env }).then(
    ({ stdout }) => stdout,
    (error: unknown) => `refused: ${(error as { stderr: string }).stderr}`,
  );
}

test('backup and restore move a data directory and explain each refusal', async () => {
  const data = path.join(folder, 'data');
  const prepared = await copyOfPrepared({ accounts: 'demo' });
  expect(await run('backup', [], { LOCAL_DATA_DIR: data })).toMatch(
    /^refused: There is no database in .+\. Create one/,
  );
  expect(await run('backup', ['all.tar.gz'], { LOCAL_DATA_DIR: prepared })).toMatch(
    /all\.tar\.gz: \d+ tables, \d[\d,]+ rows, \d+ files/,
  );
  expect(await run('backup', ['all.tar.gz'], { LOCAL_DATA_DIR: prepared })).toMatch(
    /^refused: .+ already exists/,
  );

  expect(await run('restore', [], { LOCAL_DATA_DIR: data })).toMatch(/^refused: Pass the archive/);
  expect(await run('restore', ['other.tar.gz'], { LOCAL_DATA_DIR: data })).toMatch(
    /^refused: .+ does not exist/,
  );
  expect(await run('restore', ['all.tar.gz'], { LOCAL_DATA_DIR: data })).toMatch(
    /all users must sign in again/,
  );
  expect(existsSync(path.join(data, 'db'))).toBe(true);
  expect(await run('restore', ['all.tar.gz', '--replace'], { LOCAL_DATA_DIR: data })).toMatch(
    /The previous database is in .+before-/,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('data.before-'))).toHaveLength(1);

  const hosted = { VITE_SUPABASE_URL: 'https://proyek.example.id', VITE_SUPABASE_ANON_KEY: 'kunci' };
  expect(await run('backup', ['hosted.tar.gz'], hosted)).toMatch(
    /^refused: A hosted project needs SUPABASE_DB_URL/,
  );
  rmSync(prepared, { recursive: true, force: true });
});
