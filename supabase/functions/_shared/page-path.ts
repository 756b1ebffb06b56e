/** Slugs of pages with a section in their address; every other page is directly below the home page. */
const sections = {
  profil: ['tentang', 'visi-misi', 'struktur-organisasi', 'legalitas', 'kontak'],
  layanan: ['ruang-lingkup', 'alur', 'biaya'],
  informasi: ['hak-kewajiban', 'produk-hukum', 'klien', 'news', 'faq'],
};

/** Returns the public path of the page with this slug. */
export function pagePath(slug: string): string {
  const section = Object.entries(sections).find(([, slugs]) => slugs.includes(slug))?.[0];
  return section ? `/${section}/${slug}` : `/${slug}`;
}
