import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteAddress } from '@/lib/site-address';
import { certificateMessages } from './messages';

/** In print only: URL and time of the page, since a printed status grows old. */
export function PrintedFrom({ path, time }: { path: string; time: string }) {
  const { t } = useTexts(certificateMessages);
  const language = useLanguage();
  return (
    <p className="hidden text-xs print:block">
      {t('printed', { address: siteAddress(path, language), time: formatDateTime(language, time) })}
    </p>
  );
}
