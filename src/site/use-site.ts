import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText, type LocalizedText } from '@/lib/localized';
import { useSettings } from './site-reads';

const TEXTS = [
  'logo_url',
  'icon_url',
  'tagline',
  'tagline_en',
  'address',
  'address_en',
  'phone',
  'whatsapp',
  'email',
  'work_hours',
  'work_hours_en',
  'portal_url',
  'map_url',
] as const;

/** The nested site object of the settings; missing fields are empty texts. */
type SiteDetails = Record<(typeof TEXTS)[number], string>;

/** Parses the jsonb column `site_settings.site`, regardless of its shape. */
export function siteDetails(site: unknown): SiteDetails {
  const values: Partial<Record<string, unknown>> =
    typeof site === 'object' && site !== null ? { ...site } : {};
  const text = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  // Object.fromEntries widens the keys, which are exactly those of TEXTS.
  return Object.fromEntries(TEXTS.map((key) => [key, text(key)])) as SiteDetails;
}

/** Returns the site's name and details; the name is empty until the settings are loaded. */
export function useSite(): { name: LocalizedText; details: SiteDetails } {
  const language = useLanguage();
  const { data } = useSettings();
  const name = data ? localizedText(data, 'site_name', language) : { text: '', lang: undefined };
  return { name, details: siteDetails(data?.site) };
}
