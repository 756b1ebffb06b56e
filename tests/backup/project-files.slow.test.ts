import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '../../scripts/backup/back-up.ts';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { filesOfProject } from '../../scripts/backup/place-files.ts';
import { parsePlace } from '../../scripts/backup/places.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { UserError } from '../../scripts/start/user-error.ts';
import { smallPdf } from '../support/evidence-files.ts';
import { withFaults, type FaultRule } from '../support/faults.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';

const FILES = ['uji/satu.pdf', "uji/dua (salinan) & 'tiga'.pdf", 'uji/empat+lima.pdf'];
const pdf = new Blob([smallPdf], { type: 'application/pdf' });

let source: TestStack;
let target: TestStack;
let folder: string;
beforeAll(async () => {
  source = await openTestStack();
  target = await openTestStack({ content: 'empty', accounts: false });
  folder = mkdtempSync(path.join(tmpdir(), 'project-files-'));
  const { storage } = await source.client('service');
  for (const name of FILES) expect((await storage.from('evidence').upload(name, pdf)).error).toBeNull();
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Treats a stack as a hosted project, whose files are accessible only through the storage API. */
const project = ({ stack, fetch }: TestStack, rules: FaultRule[] = []) => ({
  ...parsePlace(stack.db, ''),
  ...filesOfProject(stack.url, stack.secretKey, withFaults(fetch, rules)),
});

test('a project’s files are backed up and restored through the storage API with their names and types', async () => {
  const file = path.join(folder, 'all.tar.gz');
  const made = await createBackup(project(source), file);
  expect(made.missing).toEqual([]);
  const manifest = await checkArchive(file);
  for (const name of FILES) expect(manifest.entries).toHaveProperty([`files/evidence/${name}`]);
  await restore(project(target), file, manifest, { replace: true });
  // Repeats the restore, as after an interruption between rows and files.
  await restore(project(target), file, manifest, { replace: true });

  const { storage } = await target.client('service');
  for (const name of FILES) {
    expect(await (await storage.from('evidence').download(name)).data?.text(), name).toBe(smallPdf);
    expect((await storage.from('evidence').info(name)).data?.contentType, name).toBe('application/pdf');
  }
  const objects = 'select bucket_id, name from storage.objects order by 1, 2';
  expect(await target.sql(objects)).toEqual(await source.sql(objects));
});

test('a backup fails when a file cannot be read', async () => {
  const file = path.join(folder, 'again.tar.gz');
  const cut = createBackup(project(source, [{ match: 'satu.pdf', fault: 'server-error' }]), file);
  await expect(cut).rejects.toThrow(UserError);
  await expect(cut).rejects.toThrow('evidence/uji/satu.pdf could not be read');
  expect(existsSync(file)).toBe(false);

  const bytes = path.join(source.stack.storageDir, 'evidence/uji');
  rmSync(path.join(bytes, readdirSync(bytes).find((name) => name.startsWith('satu')) ?? ''));
  expect((await createBackup(project(source), file)).missing).toEqual(['evidence/uji/satu.pdf']);
});

test('restoring reports the file that the project rejects', async () => {
  const writing = project(target).writeFile('evidence', 'uji/tabel.csv', Buffer.from('a,b'));
  await expect(writing).rejects.toThrow('The file evidence/uji/tabel.csv could not be stored');
});
