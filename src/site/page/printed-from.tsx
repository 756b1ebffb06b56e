import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { siteAddress } from '@/lib/site-address';
import { useSite } from '@/site/use-site';
import { printedFromMessages } from './messages';

interface PrintedFromProps {
  path: string;
  /** Query parameters other than the language, such as `tanggal=2026-03-03`. */
  query?: string | undefined;
  /** A point in time as ISO 8601. */
  time: string;
}

/**
 * Renders URL and time of the page and contact details, in print only, because printed information goes out
 * of date.
 */
export function PrintedFrom({ path, query, time }: PrintedFromProps) {
  const { t } = useTexts(printedFromMessages);
  const language = useLanguage();
  const { name, details } = useSite();
  const page = siteAddress(path, language);
  const address = query ? `${page}${page.includes('?') ? '&' : '?'}${query}` : page;
  const place = localizedText(details, 'address', language).text;
  const body = [name.text, place, details.phone, details.email].filter(Boolean).join(' · ');
  return (
    <div className="hidden space-y-1 border-t border-border pt-2 text-xs print:block">
      <p className="break-all">{t('printed', { address, time: formatDateTime(language, time) })}</p>
      {body && <p>{body}</p>}
    </div>
  );
}
