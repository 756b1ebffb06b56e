import { first, type Queries } from '../database/database.ts';
import { actAs } from './lives.ts';

/** Changes that wait to be published, of articles that visitors read; `days`: they appear by themselves so many days from now. */
const changes: readonly [table: string, slug: string, changed: Record<string, string>, days?: number][] = [
  [
    'articles',
    'cek-sertifikat-sebelum-tender',
    { title: 'Cek sertifikat sebelum tender: tiga menit yang menghindarkan masalah' },
  ],
  [
    'articles',
    'layanan-keluhan-dengan-nomor-lacak',
    {
      excerpt:
        'Setiap keluhan dan banding mendapat nomor, kode akses, dan tenggat; berkas kini dapat ditambahkan belakangan.',
    },
    5,
  ],
];

/** Saves them as drafts of the editor. */
export async function draftTexts(tx: Queries): Promise<void> {
  await actAs(tx, 'editor');
  for (const [table, slug, changed, days] of changes) {
    const text = await first<{ id: string; version: number }>(
      tx,
      `select id, version from public.${table} where slug = $1`,
      [slug],
    );
    if (!text) continue;
    await tx.query('select public.save_draft($1, $2, $3, $4)', [table, text.id, changed, text.version]);
    if (days !== undefined)
      await tx.query(
        `select public.schedule_change($1, $2, $3, private.today() + $4::int + time '09:00', d.version)
         from public.drafts d where d.table_name = $1 and d.row_id = $2`,
        [table, text.id, text.version, days],
      );
  }
}
