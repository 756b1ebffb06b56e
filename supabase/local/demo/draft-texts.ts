import { first, type Queries } from '../database/database.ts';
import { actAs } from './lives.ts';

/** Changes that wait to be published, of articles and a page that visitors read. */
const changes: readonly [table: string, slug: string, changed: Record<string, string>][] = [
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
  ],
];

/** Saves them as drafts of the editor. */
export async function draftTexts(tx: Queries): Promise<void> {
  await actAs(tx, 'editor');
  for (const [table, slug, changed] of changes) {
    const text = await first<{ id: string; version: number }>(
      tx,
      `select id, version from public.${table} where slug = $1`,
      [slug],
    );
    if (text)
      await tx.query('select public.save_draft($1, $2, $3, $4)', [table, text.id, changed, text.version]);
  }
}
