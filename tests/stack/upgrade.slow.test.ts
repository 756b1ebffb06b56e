import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/start/root.ts';
import { openStack } from '../../supabase/local/stack.ts';

const shipped = path.join(root, 'supabase/migrations');
const last = readdirSync(shipped).sort().at(-1) ?? '';
let scratch: string;
let dataDir: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  dataDir = path.join(scratch, 'data');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Opens the directory as another version of the code would have, and lets it write. */
async function asOfVersion(migrationsDir: string, sql: string) {
  const stack = await openStack({ url: 'http://stack.test', dataDir, migrationsDir, content: 'empty' });
  await stack.db.exec(sql);
  await stack.close();
}

/** `npm start` on the directory, until it has said `words` or has ended. */
async function start(words: string) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.ts')], {
    cwd: root,
    env: { PATH, LOCAL_DATA_DIR: dataDir, PORT: String(await freePort()), PRERENDER: 'off' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, code };
}

test('npm start on a database of an earlier version backs it up, upgrades it, and says so', async () => {
  const earlier = path.join(scratch, 'migrations');
  cpSync(shipped, earlier, { recursive: true });
  rmSync(path.join(earlier, last));
  await asOfVersion(earlier, `insert into public.clients (name) values ('PT Dari Versi Lama')`);
  const { said } = await start('Nobody can sign in yet');
  const [, file = ''] =
    /The database is of an earlier version\. It was backed up to (\S+) and is upgraded now\./.exec(said) ??
    [];
  expect(path.basename(file)).toMatch(/^before-upgrade-.*\.tar\.gz$/);
  expect(existsSync(file)).toBe(true);

  const stack = await openStack({ url: 'http://stack.test', dataDir, content: 'empty' });
  expect(stack.applied).toEqual([]);
  expect(await stack.db.query('select name from public.clients')).toEqual([{ name: 'PT Dari Versi Lama' }]);
  expect(
    await stack.db.query('select version from supabase_migrations.schema_migrations order by 1 desc limit 1'),
  ).toEqual([{ version: last.split('_')[0] }]);
  await stack.close();
});

test('npm start on a database of a later version ends with one sentence', async () => {
  await asOfVersion(
    shipped,
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')`,
  );
  const { said, code } = await start('never said');
  expect(code).toBe(1);
  expect(said).toMatch(/^This database was made by a later version \(migration 20990101000000; .*\.\n$/m);
  expect(said).not.toMatch(/Could not start|at .*\.ts/);
});
