import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { siteDetails, type SiteDetails } from './site-details';
import { useSettings } from './site-reads';

/** The site's name and details as every page shows them; the name is empty until the settings are here. */
export function useSite(): { name: LocalizedText; details: SiteDetails } {
  const language = useLanguage();
  const { data } = useSettings();
  const name = data ? localizedText(data, 'site_name', language) : { text: '', lang: undefined };
  return { name, details: siteDetails(data?.site) };
}
