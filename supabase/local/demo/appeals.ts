import {
  ask,
  attach,
  complete,
  decide,
  note,
  plan,
  reply,
  rest,
  say,
  settle,
  take,
  type Life,
  type Step,
} from './lives.ts';

type Decision = 'penolakan' | 'pengurangan' | 'pembekuan' | 'pencabutan' | 'lainnya';

/** An appeal against a decision of so many days before it was sent. */
const appeal = (
  decision: Decision,
  daysBefore: number,
  company: string,
  application_number: string,
  grounds: string,
  steps: readonly Step[],
  more: Record<string, unknown> = {},
): Life => ({
  kind: 'appeal',
  sent: {
    ...{ decision, company, application_number, grounds },
    relation: decision === 'penolakan' ? 'pemohon' : 'pemegang_sbu',
    name: `Direktur ${company}`,
    email: `${company.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@usaha.example`,
    decision_date: new Date(Date.now() - daysBefore * 86_400_000).toISOString().slice(0, 10),
    ...more,
  },
  steps,
});

/** Appeals in every state: new, documents missing, waiting, late, granted, granted in part, refused, lapsed. */
export const appeals: readonly Life[] = [
  appeal(
    'penolakan',
    5,
    'PT Sagara Konstruksi',
    'P-2026-0412',
    'Pengalaman pekerjaan jembatan kami dinilai tidak memenuhi syarat, padahal berita acara serah terima sudah dilampirkan.',
    [
      attach(0, 'Berita acara serah terima.pdf', [
        'BERITA ACARA SERAH TERIMA PEKERJAAN',
        'Jembatan beton bertulang, bentang 40 meter.',
        'Pekerjaan diterima tanpa catatan oleh pemberi kerja.',
      ]),
      rest(1),
    ],
    { subclass_codes: ['BS002'] },
  ),
  appeal(
    'pengurangan',
    6,
    'CV Rimba Perkasa',
    'P-2026-0398',
    'Kualifikasi kami diturunkan dari menengah menjadi kecil. Penjualan tahunan kami dihitung tanpa pekerjaan yang dibayar akhir tahun.',
    [
      take(1, 'editor'),
      ask(1, 'editor', 'Mohon kirim laporan keuangan tahun terakhir yang sudah diaudit.'),
      rest(3),
    ],
  ),
  appeal(
    'pembekuan',
    4,
    'PT Nusa Baja Utama',
    'PNS-BG001-00431',
    'Sertifikat dibekukan karena surveilans terlambat. Kami sudah mengirim dokumen pada hari terakhir, tetapi sistem menolak unggahan.',
    [
      take(1, 'admin'),
      complete(1, 'admin'),
      say(2, 'admin', 'Dokumen Anda lengkap. Penilaian ulang dilakukan oleh tim yang lain.'),
      note(0, 'admin', 'Catatan unggahan server pada hari itu diminta dari pengelola portal.'),
      rest(3),
    ],
  ),
  appeal(
    'penolakan',
    7,
    'PT Bumi Cipta Lestari',
    'P-2026-0371',
    'Tenaga kerja kami dinyatakan belum bersertifikat kompetensi, padahal sertifikatnya diperpanjang sebelum penilaian.',
    [take(1, 'editor'), complete(1, 'editor'), rest(38)],
  ),
  appeal(
    'pencabutan',
    3,
    'PT Graha Tama Sentosa',
    'PNS-IN001-00087',
    'Pencabutan didasarkan pada laporan yang tidak pernah disampaikan kepada kami untuk ditanggapi.',
    [
      take(1, 'admin'),
      complete(2, 'admin'),
      plan(
        10,
        'admin',
        'Setiap laporan disampaikan kepada pemegang sertifikat sebelum keputusan pencabutan.',
        30,
      ),
      decide(4, 'admin', {
        status: 'diterima',
        finding: 'dikabulkan',
        outcome: 'Banding dikabulkan seluruhnya.',
        reason: 'Kesempatan menanggapi tidak diberikan sebelum keputusan diambil.',
        effect: 'Pencabutan dibatalkan dan sertifikat aktif kembali sejak hari ini.',
      }),
      settle(12, 'admin', 'Prosedur pencabutan diperbarui dan disampaikan kepada tim.'),
      rest(19),
    ],
  ),
  appeal(
    'pengurangan',
    8,
    'CV Mitra Elektrindo',
    'P-2026-0290',
    'Dua subklasifikasi dihapus dari permohonan kami tanpa penjelasan. Keduanya memenuhi syarat peralatan.',
    [
      take(2, 'editor'),
      complete(1, 'editor'),
      ask(3, 'editor', 'Mohon kirim bukti kepemilikan peralatan untuk kedua subklasifikasi.'),
      reply(
        4,
        'Bukti kepemilikan dan perjanjian sewa kami lampirkan pada permohonan awal, halaman 14 sampai 19.',
      ),
      decide(6, 'admin', {
        status: 'diterima',
        finding: 'dikabulkan_sebagian',
        outcome: 'Banding dikabulkan untuk satu subklasifikasi.',
        reason: 'Peralatan untuk satu subklasifikasi terbukti, untuk yang lain masa sewanya sudah berakhir.',
        effect: 'Satu subklasifikasi ditambahkan pada sertifikat tanpa biaya.',
      }),
      rest(34),
    ],
  ),
  appeal(
    'penolakan',
    9,
    'PT Lintas Marga Jaya',
    'P-2026-0255',
    'Permohonan kami ditolak karena NIB tidak aktif, padahal masalahnya hanya pada sistem perizinan hari itu.',
    [
      take(1, 'editor'),
      complete(1, 'editor'),
      decide(9, 'editor', {
        status: 'ditolak',
        finding: 'tidak_dikabulkan',
        outcome: 'Banding tidak dikabulkan.',
        reason:
          'NIB dinyatakan tidak aktif selama tiga bulan sebelum permohonan, bukan hanya pada hari pemeriksaan.',
      }),
      rest(56),
    ],
  ),
  appeal(
    'lainnya',
    10,
    'PT Anugerah Tirta',
    'P-2026-0201',
    'Kami keberatan atas jadwal penilaian ulang yang ditetapkan tanpa persetujuan kami.',
    [
      take(2, 'editor'),
      ask(2, 'editor', 'Mohon lengkapi surat kuasa direktur.'),
      decide(21, 'editor', {
        status: 'gugur',
        outcome: 'Banding gugur karena dokumen tidak dilengkapi.',
        reason: 'Surat kuasa tidak diterima sampai batas waktu yang diberitahukan.',
      }),
      rest(49),
    ],
  ),
];
