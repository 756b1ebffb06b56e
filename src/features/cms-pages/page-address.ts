import { paths } from '@/config/paths';
import { isKnownPage, type KnownPage } from './cms-pages';

const addresses: Record<KnownPage, string> = {
  tentang: paths.profile.about,
  'visi-misi': paths.profile.vision,
  'hak-kewajiban': paths.information.rights,
  'syarat-ketentuan': paths.terms,
  'kebijakan-privasi': paths.privacy,
  aksesibilitas: paths.accessibility,
};

/** Where visitors read the page of this slug. */
export const pageAddress = (slug: string): string => (isKnownPage(slug) ? addresses[slug] : `/${slug}`);
