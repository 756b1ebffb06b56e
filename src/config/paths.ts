/** Every address the code links to. Paths that visitors type or share keep the spec's words. */
export const paths = {
  home: '/',
  login: '/auth/login',
  profile: {
    about: '/profil/tentang',
    vision: '/profil/visi-misi',
    organization: '/profil/struktur-organisasi',
    legality: '/profil/legalitas',
    contact: '/profil/kontak',
  },
  services: {
    scopes: '/layanan/ruang-lingkup',
    flow: '/layanan/alur',
    fees: '/layanan/biaya',
  },
  information: {
    legalProducts: '/informasi/produk-hukum',
    clients: '/informasi/klien',
    news: '/informasi/news',
    faq: '/informasi/faq',
    rights: '/informasi/hak-kewajiban',
  },
  complaint: '/keluhan',
  appeal: '/banding',
  terms: '/syarat-ketentuan',
  privacy: '/kebijakan-privasi',
  admin: {
    dashboard: '/admin',
    profile: '/admin/profil',
    faq: '/admin/faq',
    users: '/admin/users',
    settings: '/admin/settings',
    auditLog: '/admin/audit-log',
    news: '/admin/news',
    clients: '/admin/klien',
    scopes: '/admin/ruang-lingkup',
  },
} as const;
