import type { AppError } from '@/lib/errors';
import { textsOf } from '@/lib/i18n/use-texts';
import { siteMessages } from './messages';

/** Without the settings no page can be shown: their failure is the critical one. */
const CRITICAL_TABLE = 'site_settings';

/**
 * The toast of a failed read (spec section 8): the server's refusal is a "Supabase error", no or no readable answer
 * a "Critical error", and the failure of what every page needs 'Gagal Memuat Data Kritis'.
 */
export function readErrorNotice(table: string, error: AppError) {
  const t = textsOf(siteMessages);
  const variant = 'destructive' as const;
  if (table === CRITICAL_TABLE) return { title: t('allFailed'), description: t('allFailedHint'), variant };
  const unanswered = error.kind === 'network' || error.kind === 'malformed';
  const title = unanswered ? t('readCritical', { table }) : t('readError', { table });
  return { title, description: error.message, variant };
}
