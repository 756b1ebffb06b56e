import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateVerdictMessages } from './verdict-messages';

interface SinceLineProps {
  status: string;
  /** First day of the status; null if unknown. Day of issue if the certificate is not valid yet. */
  since: string | null;
  /** Last day of a suspension, if decided. */
  until: string | null;
}

/** Renders the first day of a status and the last day of a suspension. */
export function SinceLine({ status, since, until }: SinceLineProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  if (since === null) return t('sinceUnknown');
  const date = formatDate(language, since);
  if (status === 'belum_terbit') return t('validFrom', { date });
  return status === 'dibekukan' && until
    ? t('sinceUntil', { date, until: formatDate(language, until) })
    : t('since', { date });
}
