import { paths } from '@/config/paths';
import type { KnownPage } from './cms-pages';

const addresses: Record<KnownPage, string> & Partial<Record<string, string>> = {
  tentang: paths.profile.about,
  'visi-misi': paths.profile.vision,
  'hak-kewajiban': paths.information.rights,
  'syarat-ketentuan': paths.terms,
  'kebijakan-privasi': paths.privacy,
  aksesibilitas: paths.accessibility,
  // Texts within pages that show more than them.
  alur: paths.services.flow,
  biaya: paths.services.fees,
};

/** Public path of the page with this slug. */
export const pageAddress = (slug: string): string => addresses[slug] ?? `/${slug}`;
