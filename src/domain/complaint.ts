/** Subjects of a complaint and relations of the complainant. Anyone may complain (ISO/IEC 17065, 7.13). */
export const COMPLAINT_CATEGORIES = ['layanan', 'personel', 'klien', 'penyalahgunaan', 'lainnya'] as const;
export type ComplaintCategory = (typeof COMPLAINT_CATEGORIES)[number];
export const COMPLAINT_RELATIONS = [
  'pemohon',
  'pemegang_sbu',
  'pengguna_jasa',
  'masyarakat',
  'lainnya',
] as const;
export type ComplaintRelation = (typeof COMPLAINT_RELATIONS)[number];

/** Channels through which staff receive a complaint. Contact messages are converted on their own page. */
export const ENTRY_SOURCES = ['surat', 'email', 'telepon', 'langsung', 'lembaga'] as const;
export const COMPLAINT_SOURCES = ['situs', ...ENTRY_SOURCES, 'pesan'] as const;
export type ComplaintSource = (typeof COMPLAINT_SOURCES)[number];

/** How the complainant learned of the privacy notice. */
export const PRIVACY_NOTICES = ['dibacakan', 'diserahkan', 'dikirim', 'belum'] as const;
export type PrivacyNoticeKind = (typeof PRIVACY_NOTICES)[number];

/** Ways in which the author of a complaint can withdraw it. */
export const WITHDRAWAL_WAYS = ['halaman_lacak', 'tertulis', 'lisan'] as const;
export type WithdrawalWay = (typeof WITHDRAWAL_WAYS)[number];
