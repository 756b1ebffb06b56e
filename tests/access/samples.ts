import { randomUUID } from 'node:crypto';
import { declaredLists, sampleOf } from './list-defaults.ts';
import type { TableName } from './matrix.ts';

export type Row = Record<string, unknown>;

/** Rows that samples refer to, and an account without a profile. */
export interface Setting {
  categoryId: string;
  subclassId: string;
  clientId: string;
  certificateId: string;
  complaintId: string;
  /** Published, moved once, with a draft and an active editor. */
  articleId: string;
  editorId: string;
  /** An import of one company that was undone. */
  importId: string;
  newAccount: () => Promise<{ id: string; email: string }>;
  /** The id of a fresh profile. */
  newPerson: () => Promise<unknown>;
}

export interface Sample {
  /** A valid row visible to visitors (if they can see any). */
  shown: (setting: Setting) => Row | Promise<Row>;
  /**
   * The same row hidden from visitors: a draft, unpublished, or in the trash. Absent if rows are never
   * hidden.
   */
  hidden?: Row;
  change: Row;
}

/** Returns a function that returns a new number on each call. */
function numbers() {
  let count = 0;
  return () => (count += 1);
}
const next = numbers();
const nextCategory = numbers();
const nextSubclass = numbers();
/** Returns two capitals unused by real classifications: ZA, ZB … YZ. */
const categoryCode = (n: number) => String.fromCharCode(90 - (Math.floor(n / 26) % 9), 65 + (n % 26));
/** Returns a day in a year that no calendar covers. */
const farDay = (n: number) => new Date(Date.UTC(2060, 0, n)).toISOString().slice(0, 10);
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Contoh' }] }] };
const unpublished = { is_published: false };
const trashed = { deleted_at: '2026-11-01T00:00:00Z' };
const draft = { status: 'draft' };

const caseText = { subject: 'Contoh laporan', description: 'Uraian contoh yang cukup panjang.' };

/** Tables written only by triggers: their rows are looked up, not created. */
export const foundTables = [
  'alarms',
  'audit_access',
  'audit_log',
  'case_transitions',
  'certificate_decisions',
  'certificate_events',
  'certificate_proposals',
  'client_contacts',
  'client_names',
  'compliance_reviews',
  'data_requests',
  'drafts',
  'imports',
  'message_templates',
  'redirects',
  'revisions',
  'scheduled_changes',
  'security_events',
  'site_settings',
  'surveillance_visits',
] as const;
/** Views over several tables: read-only, regardless of grants. */
export const views = ['certificate_register', 'news', 'news_categories'] as const;
export type MadeTable = Exclude<TableName, (typeof foundTables | typeof views)[number]>;

const listSamples: object = Object.fromEntries(declaredLists.map((list) => [list.table, sampleOf(list)]));

export const samples: Record<MadeTable, Sample> = {
  ...listSamples,
  alur_sertifikasi: {
    shown: () => ({ title: `Tahap ${next()}` }),
    hidden: unpublished,
    change: { title: 'Lain' },
  },
  app_users: {
    shown: async ({ newAccount }) => ({
      ...(await newAccount()),
      full_name: `Orang ke-${next()}`,
      role: 'viewer',
    }),
    // Names of other users are rejected.
    change: {
      get full_name() {
        return `Nama ke-${next()}`;
      },
    },
  },
  appeals: {
    shown: () => ({
      ...caseText,
      application_number: `P-${next()}`,
      decision: 'penolakan',
      decision_date: '2026-11-18',
      grounds: 'Alasan contoh.',
      relation: 'pemohon',
    }),
    change: { documents_complete_at: new Date(Date.now() - 60_000).toISOString() },
  },
  articles: {
    shown: () => ({ slug: `contoh-${next()}`, title: 'Berita contoh', body: doc, status: 'published' }),
    hidden: draft,
    change: { title: 'Lain', version: 1 },
  },
  case_events: {
    shown: ({ complaintId }) => ({
      complaint_id: complaintId,
      kind: 'note',
      visibility: 'internal',
      body: 'Catatan',
    }),
    change: { body: 'Lain' },
  },
  case_people: {
    shown: async ({ complaintId, newPerson }) => ({
      complaint_id: complaintId,
      user_id: await newPerson(),
      role: 'subject',
    }),
    change: { role: 'other' },
  },
  certificates: {
    shown: ({ clientId, subclassId }) => ({
      client_id: clientId,
      subclass_id: subclassId,
      number: `SBU-CONTOH-${next()}`,
      qualification: 'kecil',
      issued_on: '2026-01-01',
      expires_on: '2029-01-01',
      decided_on: '2025-12-30',
      decided_by: 'Direktur',
      second_reason: 'Contoh',
    }),
    hidden: unpublished,
    // Only decisions change published columns.
    change: { second_reason: 'Lain' },
  },
  clients: { shown: () => ({ name: `PT Contoh ${next()}` }), hidden: trashed, change: { city: 'Bandung' } },
  cms_pages: {
    shown: () => ({ slug: `halaman-contoh-${next()}`, title: 'Halaman', body: doc, status: 'published' }),
    hidden: { published_at: '2100-01-01T00:00:00Z' },
    change: { title: 'Lain', version: 1 },
  },
  complaints: {
    shown: () => ({ ...caseText, category: 'layanan', relation: 'pemohon' }),
    change: { category: 'personel' },
  },
  contact_submissions: {
    shown: () => ({
      name: 'Pengirim',
      email: 'pengirim@example.id',
      subject: 'Tanya',
      message: 'Isi pesan.',
    }),
    change: { status: 'dibaca' },
  },
  faq: {
    shown: () => ({ question: 'Contoh?', answer: doc }),
    hidden: unpublished,
    change: { question: 'Lain?' },
  },
  fees: {
    shown: () => ({ nature: 'umum', qualification: `Contoh ${next()}`, amount: 1000 }),
    hidden: unpublished,
    change: { amount: 2000 },
  },
  hero_slides: { shown: () => ({ title: 'Contoh' }), hidden: trashed, change: { title: 'Lain' } },
  legal_products: {
    shown: () => ({ kind: 'lainnya', number: `C-${next()}`, year: 2026, title: 'Contoh' }),
    hidden: unpublished,
    change: { title: 'Lain' },
  },
  legalitas: { shown: () => ({ title: 'Contoh' }), hidden: unpublished, change: { title: 'Lain' } },
  media: {
    shown: () => ({ path: `${randomUUID()}.png`, mime_type: 'image/png', alt: 'Contoh', bytes: 10 }),
    hidden: trashed,
    change: { alt: 'Lain' },
  },
  navigation_menus: {
    shown: () => ({ label: 'Contoh', url: '/contoh' }),
    hidden: unpublished,
    change: { label: 'Lain' },
  },
  public_holidays: {
    shown: () => ({ holiday_date: farDay(next()), name: 'Libur' }),
    change: { name: 'Lain' },
  },
  rl_categories: {
    shown: () => ({ code: categoryCode(nextCategory()), name: 'Contoh', nature: 'umum' }),
    hidden: unpublished,
    change: { name: 'Lain' },
  },
  rl_subclass: {
    shown: ({ categoryId }) => ({
      category_id: categoryId,
      code: `QQ${String(nextSubclass()).padStart(3, '0')}`,
      name: 'Contoh',
    }),
    hidden: unpublished,
    change: { name: 'Lain' },
  },
  struktur_organisasi: {
    shown: () => ({ name: 'Contoh', position: 'Jabatan' }),
    hidden: unpublished,
    change: { name: 'Lain' },
  },
};

/** A valid change for each table whose rows are looked up. */
export const foundChanges: Record<(typeof foundTables)[number], Row> = {
  alarms: { kind: 'lain' },
  audit_access: { reason: 'Lain' },
  audit_log: { row_label: 'Lain' },
  case_transitions: { requires_note: true },
  certificate_decisions: { reason: 'Lain' },
  certificate_events: { reason: 'Lain' },
  certificate_proposals: { note: 'Lain' },
  client_names: { reason: 'Lain' },
  client_contacts: { person: 'Lain' },
  imports: { file_name: 'lain.csv' },
  compliance_reviews: { note: 'Lain' },
  message_templates: { body: 'Yth. {nama}, sudah kami terima.' },
  data_requests: { reason: 'Lain' },
  drafts: { changes: {} },
  redirects: { old_slug: 'lain' },
  revisions: { version: 99 },
  scheduled_changes: { changes: { title: 'Lain' } },
  security_events: { event: 'lain' },
  surveillance_visits: { note: 'Lain' },
  site_settings: { site_name: 'Nama lain' },
};
