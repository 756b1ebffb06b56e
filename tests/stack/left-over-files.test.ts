import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { smallPdf } from '../support/evidence-files.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

const LONG_AGO = new Date(Date.now() - 2 * 24 * 3_600_000);
const pdf = new Blob([smallPdf], { type: 'application/pdf' });

describeOnEachDatabase(
  'left-over files',
  (open) => {
    const storeFile = async (bucket: string, name: string) => {
      const { storage } = await open().client('service');
      expect((await storage.from(bucket).upload(name, pdf)).error).toBeNull();
    };
    const aged = (pattern: string) =>
      open().sql(
        `update storage.objects set created_at = now() - interval '2 days', updated_at = now() - interval '2 days'
         where name like $1`,
        [pattern],
      );
    const findFiles = async (pattern: string) =>
      (
        await open().sql<{ name: string }>(
          'select name from storage.objects where name like $1 order by name',
          [pattern],
        )
      ).map(({ name }) => name);
    const clock = async () => {
      const { stack, fetch } = open();
      const response = await fetch(`${stack.url}/functions/v1/retention`, {
        method: 'POST',
        headers: { apikey: stack.secretKey, 'content-type': 'application/json' },
        body: '{}',
      });
      return (await response.json()) as { left_over: number };
    };
    const readLog = (pattern: string) =>
      open().sql<{ label: string }>(
        `select row_label as label from public.audit_log where table_name = 'files' and row_label like $1 order by row_label`,
        [pattern],
      );

    test('unreferenced files are deleted and logged after a day', async () => {
      const { sql } = open();
      for (const name of ['entry', 'trash', 'used', 'history', 'nobody'])
        await storeFile('media', `uji-${name}/${name}.pdf`);
      for (const [name, deleted] of [
        ['entry', null],
        ['trash', LONG_AGO.toISOString()],
      ])
        await sql(
          `insert into public.media (path, original_name, mime_type, alt, bytes, deleted_at)
           values ('uji-' || $1::text || '/' || $1 || '.pdf', 'Uji.pdf', 'application/pdf', 'Uji', 100, $2)`,
          [name ?? '', deleted ?? null],
        );
      await sql(
        `insert into private.media_uses (folder, table_name, row_id, column_name)
         values ('uji-used', 'articles', gen_random_uuid(), 'cover_url')`,
      );
      await sql(
        `insert into public.revisions (table_name, row_id, version, snapshot)
         values ('articles', $1, 1, '{"content": "/media/uji-history/history.pdf"}')`,
        [randomUUID()],
      );
      await storeFile('evidence', 'uji-slot/known.pdf');
      await storeFile('evidence', 'uji-slot/nobody.pdf');
      await sql(
        `insert into private.upload_slots (path, kind, case_id, file_name, mime_type, size_bytes, used)
         values ('uji-slot/known.pdf', 'complaint', gen_random_uuid(), 'a.pdf', 'application/pdf', 100, true)`,
      );
      expect((await clock()).left_over, 'of today').toBe(0);
      await aged('uji-%');
      expect((await clock()).left_over).toBe(2);
      expect(await findFiles('uji-%')).toEqual([
        'uji-entry/entry.pdf',
        'uji-history/history.pdf',
        'uji-slot/known.pdf',
        'uji-trash/trash.pdf',
        'uji-used/used.pdf',
      ]);
      expect((await readLog('uji-%')).map(({ label }) => label)).toEqual([
        'uji-nobody/nobody.pdf',
        'uji-slot/nobody.pdf',
      ]);
      expect((await clock()).left_over).toBe(0);
    });

    test('contents without a row are set aside after a day until their row is restored', async () => {
      const { stack, sql } = open();
      await storeFile('evidence', 'disk/lost.pdf');
      await storeFile('evidence', 'disk/kept.pdf');
      const storage = stack.storageDir;
      const lost = path.join(storage, 'evidence/disk/lost.pdf');
      const aside = path.join(path.dirname(storage), 'left-over/evidence/disk/lost.pdf');
      const [row] = await sql<{ row: object }>(
        `delete from storage.objects o where name = 'disk/lost.pdf' returning to_jsonb(o) as row`,
      );
      expect(await stack.quarantineFiles(), 'just written').toEqual({ aside: 0, back: 0, deleted: 0 });
      for (const name of await readdir(path.dirname(lost)))
        await utimes(path.join(path.dirname(lost), name), LONG_AGO, LONG_AGO);
      expect(await stack.quarantineFiles()).toEqual({ aside: 1, back: 0, deleted: 0 });
      expect([existsSync(lost), existsSync(aside)]).toEqual([false, true]);
      expect(await readLog('evidence/disk/%')).toEqual([{ label: 'evidence/disk/lost.pdf' }]);

      await sql(
        `insert into storage.objects (id, bucket_id, name, metadata) select id, bucket_id, name, metadata
         from jsonb_populate_record(null::storage.objects, $1)`,
        [row?.row],
      );
      expect(await stack.quarantineFiles()).toEqual({ aside: 0, back: 1, deleted: 0 });
      expect((await stat(lost)).size).toBe(smallPdf.length);

      await sql(`delete from storage.objects where name = 'disk/lost.pdf'`);
      await utimes(lost, LONG_AGO, LONG_AGO);
      expect((await stack.quarantineFiles()).aside).toBe(1);
      const month = new Date(Date.now() - 31 * 24 * 3_600_000);
      await utimes(aside, month, month);
      expect(await stack.quarantineFiles()).toEqual({ aside: 0, back: 0, deleted: 1 });
      expect([existsSync(lost), existsSync(aside)]).toEqual([false, false]);
    });
  },
  {},
);
