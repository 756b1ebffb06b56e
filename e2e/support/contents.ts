import type { Queries } from '../../supabase/local/database/database.ts';

const NAMES = [
  'app_users.full_name',
  'articles.title',
  'certificates.holder_name',
  'clients.name',
  'cms_pages.title',
  'complaints.name',
  'complaints.subject',
  'contact_submissions.name',
  'contact_submissions.subject',
  'faq.question',
  'hero_slides.title',
  'legal_products.title',
  'rl_categories.name',
  'rl_subclass.name',
  'site_settings.site_name',
  'struktur_organisasi.name',
  'struktur_organisasi.position',
];

/** Contains a word that is longer than a line on a phone. */
const LONG =
  'yang bernama pembangunanjembatandanterowonganpanjangsekali dan selalu lebih panjang daripada yang disangka';

/** Extends Indonesian names to 120 characters. English falls back to them. */
export async function lengthen(db: Queries) {
  const updates = NAMES.map((name) => {
    const [table = '', column = ''] = name.split('.');
    return `update public.${table} set ${column} = rtrim(left(${column} || ' ${LONG}', 120)) where ${column} <> '';`;
  });
  // Skip triggers, because the histories and notices of these changes are irrelevant.
  await db.exec(`set local session_replication_role = replica; ${updates.join(' ')}`);
}

/** Lists reduced to one entry by `single`. Parents precede their children. */
const LISTS: readonly (readonly [table: string, kept: string])[] = [
  ['faq', 'is_published'],
  ['articles', `status = 'published'`],
  ['hero_slides', 'is_published'],
  ['struktur_organisasi', 'is_published'],
  ['legal_products', 'is_published'],
  ['rl_categories', 'is_published'],
  ['rl_subclass', 'category_id in (select id from public.rl_categories)'],
  ['clients', 'id in (select client_id from public.certificates where is_published)'],
  ['certificates', 'client_id in (select id from public.clients) and is_published'],
  ['complaints', 'true'],
  ['appeals', 'true'],
  ['contact_submissions', 'true'],
  ['audit_log', 'true'],
];

/** Keeps one entry in each list to test screens with a single row. */
export async function single(db: Queries) {
  const deletions = LISTS.map(
    ([table, kept]) =>
      `delete from public.${table} where ctid <> all (array(select ctid from public.${table} where ${kept} limit 1));`,
  );
  await db.exec(
    `set local session_replication_role = replica; ${deletions.join(' ')} update public.legal_products set replaced_by = null`,
  );
}

/** Deletes everything except users and settings, as on the first day of a site. */
export async function empty(db: Queries) {
  const lists = await db.query<{ table_name: string }>(
    `select table_name from private.content_tables where table_name <> 'site_settings'`,
  );
  const tables = [...lists.map((list) => list.table_name), 'complaints', 'appeals', 'contact_submissions'];
  const names = [...new Set(tables)].map((table) => `public.${table}`).join(', ');
  await db.exec(
    `set local session_replication_role = replica; truncate ${names} cascade; truncate public.audit_log, public.certificate_decisions, public.certificate_events`,
  );
}
