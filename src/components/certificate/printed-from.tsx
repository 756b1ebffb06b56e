import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteAddress } from '@/lib/site-address';
import { certificateMessages } from './messages';

interface PrintedFromProps {
  path: string;
  /** Parameters of the address besides the language, such as `tanggal=2026-03-03`. */
  query?: string | undefined;
  time: string;
}

/** In print only: URL and time of the page, since a printed status grows old. */
export function PrintedFrom({ path, query, time }: PrintedFromProps) {
  const { t } = useTexts(certificateMessages);
  const language = useLanguage();
  const page = siteAddress(path, language);
  const address = query ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page;
  return (
    <p className="hidden text-xs print:block">
      {t('printed', { address, time: formatDateTime(language, time) })}
    </p>
  );
}
