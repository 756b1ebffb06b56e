import { defineMessages } from '@/lib/i18n/define-messages';

/** Words of the bell's menu, which come with it: namespace `newestItems`. */
export const newestMessages = defineMessages('newestItems', {
  id: {
    of: '{{name}}: terbaru',
    seeAll: 'Lihat semua ({{number}} baru)',
    failed: 'Daftar tidak dapat dimuat',
  },
  en: {
    of: '{{name}}: newest',
    seeAll: 'See all ({{number}} new)',
    failed: 'The list could not be loaded',
  },
});
