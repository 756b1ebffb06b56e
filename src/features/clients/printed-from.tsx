import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { siteAddress } from '@/site/site-address';

/** On paper only: where a page came from and when, since a status on paper grows old. */
export function PrintedFrom({ path, time }: { path: string; time: string }) {
  const { t } = useTranslation('clients');
  const language = useLanguage();
  return (
    <p className="hidden text-xs print:block">
      {t('printed', { address: siteAddress(path, language), time: formatDateTime(language, time) })}
    </p>
  );
}
