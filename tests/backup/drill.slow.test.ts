import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackup } from '../../scripts/backup/back-up.ts';
import { checkArchive } from '../../scripts/backup/manifest.ts';
import { fillPlace, parsePlace } from '../../scripts/backup/places.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { openStack, type Stack } from '../../supabase/local/stack.ts';
import { rowsAndCounters } from '../support/contents.ts';
import { smallPdf } from '../support/evidence-files.ts';
import { createTestDatabase } from '../support/stack-database.ts';
import { emptyDirectory, stackUrl } from '../support/stack-directory.ts';
import {
  confirm,
  fileAppeal,
  fileComplaint,
  openService,
  track,
  type Receipt,
  type Service,
} from '../service-requests/requests.ts';

type Kind = 'embedded' | 'server';
/** U+2028 would be stored as a line break. */
const HOSTILE = `'); drop table clients; -- \\ "kutip" <b>é漢</b>\t\n{"a":1}`;
const ways: [Kind, Kind][] = [
  ['embedded', 'embedded'],
  ['embedded', 'server'],
  ['server', 'embedded'],
];

const needsServer = (way: readonly Kind[]) => way.includes('server') && !process.env.PG_URL;

describe.each(ways)('a backup from %s to %s', (...way) => {
  const [from, to] = way;
  describe.skipIf(needsServer(way))(needsServer(way) ? 'skipped: PG_URL is not set' : 'is complete', () => {
    let service: Service;
    let receipts: Receipt[];
    let evidence = '';
    let before: Awaited<ReturnType<typeof rowsAndCounters>>;
    let restored: Stack;
    const undo: (() => unknown)[] = [];

    beforeAll(async () => {
      service = await openService(from);
      undo.push(() => service.close());
      const files = [{ name: 'Surat.pdf', type: 'application/pdf', size: smallPdf.length }];
      const complaint = await fileComplaint(service, { files, description: `Uraian: ${HOSTILE}` });
      const appeal = await fileAppeal(service);
      receipts = [complaint.receipt, appeal.receipt];
      evidence = complaint.receipt.uploads[0]?.path ?? '';
      await service.anon.storage
        .from('evidence')
        .upload(evidence, new Blob([smallPdf], { type: 'application/pdf' }));
      await confirm(service, { path: evidence });

      const dataDir = emptyDirectory();
      const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
      undo.push(() => [dataDir, folder].forEach((each) => rmSync(each, { recursive: true, force: true })));
      const file = path.join(folder, 'all.tar.gz');
      before = await rowsAndCounters(service.stack.db);
      await createBackup(parsePlace(service.stack.db, path.dirname(service.stack.storageDir)), file);
      expect(readdirSync(folder)).toEqual(['all.tar.gz']);

      const server = to === 'server' ? await createTestDatabase() : undefined;
      if (server) undo.push(() => server.drop());
      const manifest = await checkArchive(file);
      await fillPlace({ url: stackUrl, dataDir, pgUrl: server?.url }, {}, { replace: false }, (place) =>
        restore(place, file, manifest),
      );
      restored = await openStack({ dataDir, url: stackUrl, pgUrl: server?.url });
      undo.push(() => restored.close());
    });
    afterAll(async () => {
      for (const each of undo.toReversed()) await each();
    });

    test('restores exactly the rows and counters of the source', async () => {
      const after = await rowsAndCounters(restored.db);
      expect(after.tables).toEqual(before.tables);
      expect(after.counters).toEqual(before.counters);
      expect(Object.keys(after.tables).length).toBeGreaterThan(80);
    });

    test('preserves passwords, access rules, files and access codes', async () => {
      const fetch: typeof globalThis.fetch = (input, init) => restored.handle(new Request(input, init));
      const open = () =>
        createClient(stackUrl, restored.publishableKey, {
          auth: { persistSession: false },
          global: { fetch },
        });
      const visitor = open();
      for (const receipt of receipts) expect(await track(visitor, receipt)).toMatchObject({ found: true });
      expect((await visitor.from('complaints').select()).data).toEqual([]);

      const admin = open();
      expect((await admin.auth.signInWithPassword(service.accounts.admin)).error).toBeNull();
      const { data: complaint } = await admin
        .from('complaints')
        .select('description')
        .eq('number', receipts[0]?.number ?? '')
        .single();
      expect(complaint).toEqual({ description: `Uraian: ${HOSTILE}` });
      const secret = createClient(stackUrl, restored.secretKey, { global: { fetch } });
      const { data: file } = await secret.storage.from('evidence').download(evidence);
      expect(await file?.text()).toBe(smallPdf);
    });

    test('gives the next case an unused number', async () => {
      const [next] = await restored.db.query<{ number: string }>(
        `select private.next_case_number('KEL') as number`,
      );
      const taken = await restored.db.query(`select from public.complaints where number = $1`, [
        next?.number,
      ]);
      expect(taken).toEqual([]);
    });
  });
});
