import type { SupabaseClient } from '@supabase/supabase-js';
import type { Json } from '../../src/lib/database.types.ts';
import { expect, test } from '../support/fixtures.ts';

/** Without the types of the tables: a list is named by a variable here. */
type Service = SupabaseClient;
type Table =
  'legalitas' | 'fees' | 'legal_products' | 'struktur_organisasi' | 'rl_subclass' | 'clients' | 'cms_pages';
type Fields = Record<string, Json>;
/** Takes something from the site, and answers with the way to give it back. */
type Loss = (service: Service) => Promise<() => Promise<unknown>>;

const NOW = new Date().toISOString();

/** Changes the rows of a list that look like `match`. */
const inList =
  (table: Table, match: Fields, change: Fields): Loss =>
  async (service) => {
    const columns = ['id', ...Object.keys(change)].join();
    const { data } = await service.from(table).select(columns).match(match).throwOnError();
    const before = data as unknown as (Fields & { id: string })[];
    expect(before.length, `rows of ${table}`).toBeGreaterThan(0);
    const set = async (id: string, fields: Fields) =>
      service.from(table).update(fields).eq('id', id).throwOnError();
    await Promise.all(before.map(({ id }) => set(id, change)));
    return () => Promise.all(before.map(({ id, ...fields }) => set(id, fields)));
  };

/** Changes part of the settings. */
const inSettings =
  (part: 'site' | 'privacy', change: Fields): Loss =>
  async (service) => {
    const { data } = await service.from('site_settings').select('id, site, privacy').single().throwOnError();
    const before = data[part] as Fields;
    const set = async (fields: Fields) =>
      service
        .from('site_settings')
        .update({ [part]: fields })
        .eq('id', data.id)
        .throwOnError();
    await set({ ...before, ...change });
    return () => set(before);
  };

/** Items of the board, the test that fails, and the loss that makes it fail. */
const losses: [item: string, test: string, loss: Loss][] = [
  [
    'Legalitas, lisensi, dan akreditasi yang berlaku',
    'Lisensi LPJK yang berlaku terbit',
    inList('legalitas', { kind: 'lisensi' }, { valid_until: '2026-03-01' }),
  ],
  [
    'Legalitas, lisensi, dan akreditasi yang berlaku',
    'Akreditasi KAN yang berlaku terbit',
    inList('legalitas', { kind: 'akreditasi' }, { deleted_at: NOW }),
  ],
  [
    'Biaya yang dikenakan kepada pemohon dan klien',
    'punya biaya yang berlaku hari ini: belum ada biaya yang berlaku',
    inList('fees', { is_published: true }, { is_published: false }),
  ],
  [
    'Skema dan ruang lingkup sertifikasi',
    'Ada subklasifikasi yang terbit',
    inList('rl_subclass', { is_published: true }, { is_published: false }),
  ],
  [
    'Komitmen ketidakberpihakan',
    'Komite ketidakberpihakan ada dalam struktur organisasi',
    inList('struktur_organisasi', { is_published: true }, { is_published: false }),
  ],
  ['Cara menghubungi kami', 'Alamat, telepon, dan email terisi', inSettings('site', { phone: '' })],
  [
    'Pemberitahuan pelindungan data pribadi',
    'Teks pemberitahuan dan halamannya ada',
    inSettings('privacy', { text: '', text_en: '' }),
  ],
  ['Prosedur penanganan keluhan', 'Formulirnya terbuka', inSettings('privacy', { text: '', text_en: '' })],
  ...(
    [
      ['Penggunaan sertifikat, logo, dan simbol akreditasi', 'hak-kewajiban'],
      ['Tanggung gugat atas kegiatan sertifikasi', 'biaya'],
      ['Layanan tanpa diskriminasi', 'tentang'],
      ['Prosedur penanganan banding', 'prosedur-keluhan-banding'],
    ] as const
  ).map(([item, slug]): [string, string, Loss] => [
    item,
    'Halamannya terbit dan berisi',
    inList('cms_pages', { slug }, { status: 'draft' }),
  ]),
  [
    'Daftar klien bersertifikat',
    'Ada sertifikat di daftar',
    inList('clients', { is_published: true }, { is_published: false }),
  ],
];

test('an auditor sees each duty turn red as it is lost, and green again @desktop', async ({
  page,
  service,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'viewer');
  await page.goto('/admin/kepatuhan');
  for (const [item, name, loss] of losses) {
    await test.step(`${item}: ${name}`, async () => {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: item }) });
      const line = row.getByText(name);
      await expect(row).toHaveCount(1);
      // Folded away among the tests that are met, or not there with this reason.
      await expect(line.and(page.locator(':visible'))).toHaveCount(0);
      const mend = await loss(service);
      try {
        await page.reload();
        await expect(line).toBeVisible();
        await expect(row.getByRole('img', { name: 'Belum terpenuhi:' }).first()).toBeVisible();
        await expect(row.getByText('Belum terpenuhi', { exact: true })).toBeVisible();
      } finally {
        await mend();
      }
      await page.reload();
      await expect(row).toHaveCount(1);
      await expect(line.and(page.locator(':visible'))).toHaveCount(0);
    });
  }
});
