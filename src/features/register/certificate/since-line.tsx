import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateVerdictMessages } from './verdict-messages';

interface SinceLineProps {
  status: string;
  /** First day of the status. */
  since: string;
  /** Last day of a suspension, if decided. */
  until: string | null;
}

/** Renders the first day of a status and the last day of a suspension. */
export function SinceLine({ status, since, until }: SinceLineProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const date = formatDate(language, since);
  return status === 'dibekukan' && until
    ? t('sinceUntil', { date, until: formatDate(language, until) })
    : t('since', { date });
}
