import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { siteAddress } from '@/site/site-address';

/** In print only: URL and time of the page, since a printed status grows old. */
export function PrintedFrom({ path, time }: { path: string; time: string }) {
  const { t } = useTranslation('clients');
  const language = useLanguage();
  return (
    <p className="hidden text-xs print:block">
      {t('printed', { address: siteAddress(path, language), time: formatDateTime(language, time) })}
    </p>
  );
}
