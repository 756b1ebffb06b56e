import { paths } from '@/config/paths';

/**
 * Short addresses that people type, and their pages. An editor's page with the same slug takes precedence.
 */
export const shortAddresses: Partial<Record<string, string>> = {
  beranda: paths.home,
  home: paths.home,
  profil: paths.profile.about,
  tentang: paths.profile.about,
  layanan: paths.services.scopes,
  biaya: paths.services.fees,
  informasi: paths.information.news,
  news: paths.information.news,
  berita: paths.information.news,
  faq: paths.information.faq,
  klien: paths.information.clients,
  kontak: paths.profile.contact,
  contact: paths.profile.contact,
  login: paths.login,
};
