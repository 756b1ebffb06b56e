const TEXTS = [
  'logo_url',
  'tagline',
  'tagline_en',
  'address',
  'address_en',
  'phone',
  'email',
  'work_hours',
  'work_hours_en',
  'portal_url',
  'map_url',
] as const;

/** The nested site object of the settings; what is not filled in is an empty text. */
export type SiteDetails = Record<(typeof TEXTS)[number], string>;

/** Reads the jsonb column `site_settings.site`, whatever it holds. */
export function siteDetails(site: unknown): SiteDetails {
  const values: Partial<Record<string, unknown>> =
    typeof site === 'object' && site !== null ? { ...site } : {};
  const text = (key: string) => {
    const value = values[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  // fromEntries widens the keys, which are exactly those of TEXTS.
  return Object.fromEntries(TEXTS.map((key) => [key, text(key)])) as SiteDetails;
}
