/** Tables that the database restores from the log (private.is_restorable); of these three only changes are undone. */
const CHANGED = new Set(['site_settings', 'media', 'message_templates']);
const CHANGED_AND_DELETED = new Set([
  'hero_slides',
  'navigation_menus',
  'cms_pages',
  'articles',
  'rl_categories',
  'rl_subclass',
  'legal_products',
  'clients',
  'certificates',
  'struktur_organisasi',
  'alur_sertifikasi',
  'legalitas',
  'faq',
  'fees',
  'public_holidays',
]);

/** True when an entry of the log can be undone. `action`: as the log's table holds it. */
export const isRestorable = (table: string, action: string): boolean =>
  (CHANGED_AND_DELETED.has(table) && (action === 'update' || action === 'delete')) ||
  (CHANGED.has(table) && action === 'update');

const REASONS = ['not_found', 'not_possible', 'row_gone', 'row_exists', 'newer_change'] as const;

/** Why a line was not restored, as a key of the messages under `restoreReason`. */
export function restoreProblem({ kind, message }: { kind: string; message: string }) {
  const code = message.replace(/^restore\./, '');
  const known = REASONS.find((reason) => reason === code);
  if (known) return known;
  if (kind === 'network' || kind === 'malformed') return 'network';
  return kind === 'conflict' || kind === 'invalid' ? 'refused' : 'unknown';
}
