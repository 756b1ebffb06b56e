import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArchive } from '../../scripts/backup/archive.ts';
import { createBackup } from '../../scripts/backup/back-up.ts';
import { checkArchive, type Manifest } from '../../scripts/backup/manifest.ts';
import { fillPlace, parsePlace } from '../../scripts/backup/places.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { backUpDaily, backUpInto } from '../../scripts/backup/schedule.ts';
import { UserError } from '../../scripts/start/user-error.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { stackUrl } from '../support/stack-directory.ts';

let source: TestStack;
let folder: string;
let whole: string;
let made: Manifest;
const here = (name: string) => path.join(folder, name);
const asSentence = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof UserError ? error.message : error),
  );
async function into(dataDir: string, file: string, replace = false) {
  const manifest = await checkArchive(file);
  return fillPlace({ url: stackUrl, dataDir }, {}, { replace }, (place) => restore(place, file, manifest));
}

beforeAll(async () => {
  source = await openTestStack();
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  ({ file: whole, manifest: made } = await backUpInto(here('made'), source.stack));
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

test('restoring rejects a truncated, modified or invalid archive before writing anything', async () => {
  const bytes = readFileSync(whole);
  writeFileSync(here('cut.tar.gz'), bytes.subarray(0, bytes.length / 2));
  writeFileSync(here('none.tar.gz'), 'bukan arsip');
  const tar = gunzipSync(bytes);
  const changed = Buffer.from(tar);
  const at = changed.indexOf('"email"');
  changed.write('"emaiI"', at);
  writeFileSync(here('changed.tar.gz'), gzipSync(changed));
  await writeArchive(here('unfinished.tar.gz'), (add) =>
    add('rows/public.clients/000001.jsonl', Buffer.from('{}')),
  );

  const dataDir = here('never');
  expect(await asSentence(into(dataDir, here('cut.tar.gz')))).toMatch(/cannot be read: it is truncated/);
  expect(await asSentence(into(dataDir, here('none.tar.gz')))).toMatch(/cannot be read/);
  expect(await asSentence(into(dataDir, here('changed.tar.gz')))).toMatch(/is damaged: rows\/.+ was changed/);
  expect(await asSentence(into(dataDir, here('unfinished.tar.gz')))).toMatch(/it has no manifest/);
  expect(existsSync(path.join(dataDir, 'db'))).toBe(false);
  expect(existsSync(`${dataDir}.restoring`)).toBe(false);
});

test('restoring over a used database requires `replace` and moves the old one aside', async () => {
  const dataDir = here('lived-in');
  await into(dataDir, whole);
  expect(await asSentence(into(dataDir, whole))).toMatch(/There is already a database in .+/);
  const kept = await into(dataDir, whole, true);
  expect(kept).toMatch(/lived-in\.before-\d{17}$/);
  expect(readdirSync(kept ?? '')).toContain('db');
  const place = parsePlace(source.stack.db, path.dirname(source.stack.storageDir));
  expect(await asSentence(restore(place, whole, made))).toMatch(/auth\.users already contains rows/);
});

test('restoring rejects a backup of another schema version and reports the differing migration', async () => {
  const other = await openTestStack({ content: 'empty', accounts: false });
  try {
    await other.sql(`update supabase_migrations.schema_migrations set statements = array['-- lain'] where version =
      (select max(version) from supabase_migrations.schema_migrations)`);
    const place = parsePlace(other.stack.db, path.dirname(other.stack.storageDir));
    expect(await asSentence(restore(place, whole, made))).toMatch(
      /another version of the project: migration \d+ differs/,
    );
    expect(await other.sql('select from auth.users')).toEqual([]);
  } finally {
    await other.close();
  }
});

test('a failed backup or restore leaves no archive and changes no rows', async () => {
  const target = await openTestStack({ content: 'empty', accounts: false });
  try {
    const place = parsePlace(target.stack.db, path.dirname(target.stack.storageDir));
    await target.sql('alter table public.faq add column rejected int check (false)');
    await target.sql('alter table public.faq alter column rejected set default 1');
    await expect(restore(place, whole, made)).rejects.toThrow(/check constraint/);
    expect(await target.sql('select from auth.users')).toEqual([]);
    expect(await target.sql('select from public.clients')).toEqual([]);

    const noFiles = { ...place, readFile: () => Promise.reject(new Error('storage is down')) };
    await target.sql(`insert into storage.objects (bucket_id, name) values ('media', 'satu.pdf')`);
    await expect(createBackup(noFiles, here('failed.tar.gz'))).rejects.toThrow('storage is down');
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
  } finally {
    await target.close();
  }
});

test('a backup reports a file without content and includes all others', async () => {
  await source.sql(`insert into storage.objects (bucket_id, name) values ('media', 'hilang.pdf')`);
  const { file, manifest } = await backUpInto(here('missing'), source.stack);
  expect(manifest.missing).toEqual(['media/hilang.pdf']);
  expect((await checkArchive(file)).missing).toEqual(['media/hilang.pdf']);
});

test('makes one daily backup per day and deletes all but the last 14', async () => {
  const daily = here('daily');
  await backUpDaily(daily, source.stack);
  await backUpDaily(daily, source.stack);
  expect(readdirSync(daily)).toHaveLength(1);
  for (let day = 1; day <= 20; day += 1)
    writeFileSync(path.join(daily, `daily-202501${String(day).padStart(2, '0')}T000000000.tar.gz`), '');
  writeFileSync(path.join(daily, 'backup-20250101T000000000.tar.gz'), '');
  await backUpDaily(daily, source.stack, Date.now() + 2 * 86_400_000);
  const left = readdirSync(daily);
  expect(left.filter((name) => name.startsWith('daily-'))).toHaveLength(14);
  expect(left).toContain('backup-20250101T000000000.tar.gz');
});
