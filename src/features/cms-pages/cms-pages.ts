import { paths } from '@/config/paths';

/** Pages with a separate URL; all others are at /slug. */
export const KNOWN_PAGES = [
  'tentang',
  'visi-misi',
  'hak-kewajiban',
  'prosedur-keluhan-banding',
  'syarat-ketentuan',
  'kebijakan-privasi',
  'aksesibilitas',
] as const;
export type KnownPage = (typeof KNOWN_PAGES)[number];

/** Texts that the site expects: its pages, and texts that are part of other pages. */
export const EXPECTED_TEXTS = [...KNOWN_PAGES, 'alur', 'biaya'] as const;
export type ExpectedText = (typeof EXPECTED_TEXTS)[number];
export const isExpectedText = (slug: string): slug is ExpectedText =>
  EXPECTED_TEXTS.some((each) => each === slug);

/** Menu section of a page; all others are directly below the home page. */
export const sectionOf: Partial<Record<KnownPage, 'profile' | 'information'>> = {
  tentang: 'profile',
  'visi-misi': 'profile',
  'hak-kewajiban': 'information',
  'prosedur-keluhan-banding': 'information',
};

type NextKey =
  | 'legality'
  | 'organization'
  | 'about'
  | 'flow'
  | 'complaint'
  | 'appeal'
  | 'contact'
  | 'privacy'
  | 'tracking';

const addresses: Record<NextKey, string> = {
  legality: paths.profile.legality,
  organization: paths.profile.organization,
  about: paths.profile.about,
  flow: paths.services.flow,
  complaint: paths.complaint,
  appeal: paths.appeal,
  contact: paths.profile.contact,
  privacy: paths.privacy,
  tracking: paths.tracking,
};

const nextKeys: Record<KnownPage, readonly NextKey[]> = {
  tentang: ['organization', 'legality'],
  'visi-misi': ['about', 'flow'],
  'hak-kewajiban': ['complaint', 'appeal'],
  'prosedur-keluhan-banding': ['complaint', 'appeal'],
  'syarat-ketentuan': ['privacy', 'contact'],
  'kebijakan-privasi': ['contact', 'tracking'],
  aksesibilitas: ['contact', 'complaint'],
};

/** Returns links to further pages, the most useful first. */
export const nextSteps = (page: KnownPage | undefined) =>
  (page ? nextKeys[page] : (['contact'] as const)).map((key) => ({ key, to: addresses[key] }));

/** Returns the last part of a path. */
export const slugOf = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? '';

export const isKnownPage = (slug: string): slug is KnownPage => KNOWN_PAGES.some((each) => each === slug);

/**
 * Returns the notice in `site_settings.privacy`, which forms show next to the consent box. Accepts any column
 * value.
 */
export function privacyNotice(privacy: unknown) {
  const values: Partial<Record<string, unknown>> =
    typeof privacy === 'object' && privacy !== null ? { ...privacy } : {};
  const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() : '');
  return { version: text('notice_version'), text: text('text'), text_en: text('text_en') };
}
