import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { buildWhenStale, sources } from '../../scripts/start/build.ts';
import { places } from '../../scripts/schema/places.ts';
import { root } from '../../scripts/start/root.ts';
import { openStack } from '../../supabase/local/stack.ts';

const NEXT = '29991231000000';
let scratch: string;
let dataDir: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  dataDir = path.join(scratch, 'data');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Opens the directory as another version of the code would, and runs `sql`. */
async function asOfVersion(migrationsDir: string, sql: string) {
  const stack = await openStack({ url: 'http://stack.test', dataDir, migrationsDir, content: 'empty' });
  await stack.db.exec(sql);
  await stack.close();
}

/** Creates a built copy of the code with one more migration. */
async function copyOfNextVersion(): Promise<string> {
  await buildWhenStale();
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.cache/upgrade-'));
  for (const part of new Set(['dist', 'package.json', 'scripts', 'supabase', ...sources]))
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(
    path.join(copy, `supabase/migrations/${NEXT}_next.sql`),
    'alter table public.clients add column nickname text;',
  );
  return copy;
}

/** Runs `npm start` in `directory` until it prints `words` or exits. */
async function start(words: string, directory = root) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [path.join(directory, 'scripts/start.ts')], {
    cwd: directory,
    env: { PATH, LOCAL_DATA_DIR: dataDir, PORT: String(await freePort()), PRERENDER: 'off' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { output, code };
}

test('npm start backs up a database of an earlier version and upgrades it', async () => {
  await asOfVersion(places.migrations, `insert into public.clients (name) values ('PT Dari Versi Lama')`);
  const copy = await copyOfNextVersion();
  try {
    const { output } = await start('There are no accounts yet', copy);
    const [, file = ''] =
      /The database is from an earlier version\. It was backed up to (\S+) and will now be upgraded\./.exec(
        output,
      ) ?? [];
    expect(path.basename(file), output).toMatch(/^before-upgrade-.*\.tar\.gz$/);
    expect(existsSync(file)).toBe(true);

    const migrationsDir = path.join(copy, 'supabase/migrations');
    const stack = await openStack({ url: 'http://stack.test', dataDir, migrationsDir, content: 'empty' });
    expect(stack.applied).toEqual([]);
    expect(await stack.db.query('select name, nickname from public.clients')).toEqual([
      { name: 'PT Dari Versi Lama', nickname: null },
    ]);
    expect(
      await stack.db.query('select max(version) as version from supabase_migrations.schema_migrations'),
    ).toEqual([{ version: NEXT }]);
    await stack.close();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});

test('npm start rejects a database of a later version', async () => {
  await asOfVersion(
    places.migrations,
    `insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'later')`,
  );
  const { output, code } = await start('never printed');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^This database was created by a later version \(migration 20990101000000; .*\.\n$/m,
  );
  expect(output).not.toMatch(/Could not start|at .*\.ts/);
});
