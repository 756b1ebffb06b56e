import type { AppError } from '@/lib/errors';
import { textsOf } from '@/lib/i18n/use-texts';
import { siteMessages } from './messages';

/** No page works without the settings, so failing to read them is critical. */
const CRITICAL_TABLE = 'site_settings';

/**
 * Returns the toast for a failed read (spec section 8): "Supabase error" for an error response, "Critical
 * error" for a missing or unreadable one, and 'Gagal Memuat Data Kritis' for data that every page needs.
 */
export function readErrorNotice(table: string, error: AppError) {
  const t = textsOf(siteMessages);
  const variant = 'destructive' as const;
  if (table === CRITICAL_TABLE) return { title: t('allFailed'), description: t('allFailedHint'), variant };
  const isUnanswered = error.kind === 'network' || error.kind === 'malformed';
  const title = isUnanswered ? t('readCritical', { table }) : t('readError', { table });
  return { title, description: error.message, variant };
}
