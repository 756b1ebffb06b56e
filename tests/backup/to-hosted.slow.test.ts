import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackup } from '../../scripts/backup/back-up.ts';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { fillPlace, parsePlace } from '../../scripts/backup/places.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { settledColumns } from '../../scripts/backup/normalise-accounts.ts';
import { root } from '../../scripts/start/root.ts';
import { supabaseProgram } from '../../scripts/tools/programs.ts';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { rowsAndCounters } from '../support/contents.ts';
import { openHosted, type HostedCluster } from '../support/hosted-cluster.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { emptyDirectory, stackUrl } from '../support/stack-directory.ts';

const isThere = Boolean(process.env.PG_URL);
const program = isThere ? supabaseProgram() : '';

/**
 * Runs `supabase db push` as npm run go-live does: the CLI stores each statement of a migration separately.
 */
const push = (url: string) =>
  promisify(execFile)(
    process.execPath,
    [program, 'db', 'push', '--yes', '--db-url', `${url}?sslmode=disable`],
    { cwd: root, env: { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', CI: 'true' } },
  );

describe.skipIf(!isThere)(isThere ? 'moving' : 'skipped: moving to a hosted project requires PG_URL', () => {
  let laptop: TestStack;
  let cluster: HostedCluster;
  let folder: string;
  let before: Awaited<ReturnType<typeof rowsAndCounters>>;
  let back: Stack | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'to-hosted-'));
    laptop = await openTestStack();
    // A mailed link that has not been opened yet.
    await laptop.sql(`update auth.users set recovery_token = repeat('a', 64) where email = $1`, [
      laptop.accounts.editor.email,
    ]);
    before = await rowsAndCounters(laptop.stack.db);
    cluster = await openHosted();
    await push(cluster.url);
  });
  afterAll(async () => {
    await back?.close();
    await cluster.close();
    await laptop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('moving from a laptop to a hosted project keeps every row and password', async () => {
    const file = path.join(folder, 'laptop.tar.gz');
    await createBackup(parsePlace(laptop.stack.db, path.dirname(laptop.stack.storageDir)), file);
    await restore(parsePlace(cluster.hosted, path.join(folder, 'hosted')), file, await checkArchive(file));
    expect(await rowsAndCounters(cluster.hosted)).toEqual(before);
    const accounts = await cluster.hosted.query<Record<string, unknown>>(
      `select ${settledColumns.join()} from auth.users`,
    );
    expect(accounts.length).toBeGreaterThan(2);
    for (const { instance_id: instance, is_super_admin: isSuper, ...mailed } of accounts) {
      expect([instance, isSuper]).toEqual(['00000000-0000-0000-0000-000000000000', false]);
      expect(new Set(Object.values(mailed))).toEqual(new Set(['']));
    }
    expect(await cluster.hosted.query('select private.lacking_rules() as names')).toEqual([{ names: [] }]);
  });

  test('moving back to the laptop restores the rows without adding demo content', async () => {
    const file = path.join(folder, 'hosted.tar.gz');
    await createBackup(parsePlace(cluster.hosted, path.join(folder, 'hosted')), file);
    const manifest = await checkArchive(file);
    const dataDir = emptyDirectory();
    await fillPlace({ url: stackUrl, dataDir }, {}, { replace: false }, (place) =>
      restore(place, file, manifest),
    );
    back = await openStack({ url: stackUrl, dataDir });
    expect(await rowsAndCounters(back.db)).toEqual(before);
    const { handle, publishableKey } = back;
    const person = createClient(stackUrl, publishableKey, {
      auth: { persistSession: false },
      global: { fetch: (input, init) => handle(new Request(input, init)) },
    });
    expect((await person.auth.signInWithPassword(laptop.accounts.editor)).error).toBeNull();
  });
});
