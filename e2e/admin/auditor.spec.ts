import type { SupabaseClient } from '@supabase/supabase-js';
import type { Json } from '../../src/lib/database.types.ts';
import { expect, test } from '../support/fixtures.ts';

/** Untyped, because the table name is a variable here. */
type Service = SupabaseClient;
type Table =
  | 'legalitas'
  | 'fees'
  | 'legal_products'
  | 'struktur_organisasi'
  | 'alur_sertifikasi'
  | 'rl_subclass'
  | 'clients'
  | 'cms_pages';
type Fields = Record<string, Json>;
/** Breaks something on the site and returns the function that restores it. */
type Loss = (service: Service) => Promise<() => Promise<unknown>>;

const NOW = new Date().toISOString();

/** Changes the rows of a table that match `match`. */
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

/** Changes one part of the settings. */
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

const hidden = (table: Table): Loss => inList(table, { is_published: true }, { is_published: false });
const WRITTEN = 'Halamannya terbit dan berisi';
/** Unpublishes a page, which fails every item that depends on it. */
const pageGone = (slug: string, ...items: string[]): [Loss, [item: string, test: string][]] => [
  inList('cms_pages', { slug }, { status: 'draft' }),
  items.map((item) => [item, WRITTEN]),
];

/** Ways to break the site, each with the items that turn red and the test that fails. */
const losses: [loss: Loss, red: [item: string, test: string][]][] = [
  [
    inList('legalitas', { kind: 'lisensi' }, { valid_until: '2026-03-01' }),
    [['Legalitas, lisensi, dan akreditasi yang berlaku', 'Lisensi LPJK yang berlaku terbit']],
  ],
  [
    inList('legalitas', { kind: 'akreditasi' }, { deleted_at: NOW }),
    [['Legalitas, lisensi, dan akreditasi yang berlaku', 'Akreditasi KAN yang berlaku terbit']],
  ],
  [
    hidden('fees'),
    [
      [
        'Biaya yang dikenakan kepada pemohon dan klien',
        'punya biaya yang berlaku hari ini: belum ada biaya yang berlaku',
      ],
    ],
  ],
  [hidden('rl_subclass'), [['Skema dan ruang lingkup sertifikasi', 'Ada subklasifikasi yang terbit']]],
  [
    hidden('alur_sertifikasi'),
    [
      ['Tahap dan prosedur evaluasi', 'Ada tahap yang terbit'],
      ['Surveilans sebagai tahap sertifikasi', 'Surveilans ada di antara tahapnya'],
    ],
  ],
  [
    hidden('struktur_organisasi'),
    [
      ['Komitmen ketidakberpihakan', 'Komite ketidakberpihakan ada dalam struktur organisasi'],
      ['Struktur organisasi dan tanggung jawab', 'Ada jabatan yang terbit'],
    ],
  ],
  [hidden('legal_products'), [['Peraturan dan standar acuan', 'Ada peraturan berlaku yang terbit']]],
  [inSettings('site', { phone: '' }), [['Cara menghubungi kami', 'Alamat, telepon, dan email terisi']]],
  [
    inSettings('privacy', { text: '', text_en: '' }),
    [
      ['Pemberitahuan pelindungan data pribadi', 'Teks pemberitahuan dan halamannya ada'],
      ['Prosedur penanganan keluhan', 'Formulirnya terbuka'],
      ['Prosedur penanganan banding', 'Formulirnya terbuka'],
      ['Tanda terima, perkembangan, dan hasil keluhan atau banding', 'Formulirnya terbuka'],
    ],
  ],
  [
    inSettings('privacy', { retention_months: 24, record_months: 24 }),
    [['Catatan keluhan, banding, dan tindak lanjutnya', 'Catatan disimpan paling sedikit dua siklus']],
  ],
  pageGone(
    'alur',
    'Aturan pemberian, pemeliharaan, perluasan, pengurangan, pembekuan, pencabutan, dan penolakan',
    'Jangka waktu dan akibat pembekuan, pencabutan, dan pengurangan',
  ),
  pageGone(
    'hak-kewajiban',
    'Hak dan kewajiban pemohon dan klien',
    'Penggunaan sertifikat, logo, dan simbol akreditasi',
  ),
  pageGone('biaya', 'Sumber pembiayaan', 'Tanggung gugat atas kegiatan sertifikasi'),
  pageGone('tentang', 'Layanan tanpa diskriminasi', 'Kerahasiaan, dan yang diumumkan'),
  pageGone('prosedur-keluhan-banding', 'Prosedur penanganan keluhan', 'Prosedur penanganan banding'),
  [
    hidden('clients'),
    [
      ['Daftar klien bersertifikat', 'Ada sertifikat di daftar'],
      ['Pemeriksaan keabsahan sertifikat', 'Ada sertifikat di daftar'],
    ],
  ],
];

test('each of the 24 items turns red when it is broken and green when it is restored', async ({
  page,
  service,
  signIn,
}) => {
  // Breaks and restores all duties in sequence.
  test.setTimeout(900_000);
  expect(new Set(losses.flatMap(([, red]) => red.map(([item]) => item))).size).toBe(24);
  await signIn(page, 'viewer');
  await page.goto('/admin/kepatuhan');
  const rowOf = (item: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: item }) });
  // A passed test is either collapsed or not listed with this name.
  const isGreen = async (red: [item: string, test: string][]) => {
    for (const [item, name] of red) {
      await expect(rowOf(item)).toHaveCount(1);
      await expect(rowOf(item).getByText(name).and(page.locator(':visible'))).toHaveCount(0);
    }
  };
  for (const [loss, red] of losses) {
    await test.step(red.map((each) => each.join(': ')).join('; '), async () => {
      await isGreen(red);
      const restore = await loss(service);
      try {
        await page.reload();
        for (const [item, name] of red) {
          const row = rowOf(item);
          await expect(row.getByText(name)).toBeVisible();
          await expect(row.getByRole('img', { name: 'Belum terpenuhi:' }).first()).toBeVisible();
          await expect(row.getByText('Belum terpenuhi', { exact: true })).toBeVisible();
        }
      } finally {
        await restore();
      }
      await page.reload();
      await isGreen(red);
    });
  }
});
