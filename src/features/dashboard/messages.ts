import { defineMessages } from '@/lib/i18n/define-messages';

export const dashboardMessages = defineMessages({
  id: {
    numbers: 'Ringkasan',
    failed: 'Angka ringkasan tidak dapat dimuat',
    counter: {
      total_clients: 'Total Klien',
      published_articles: 'Artikel Terbit',
      new_complaints: 'Keluhan Baru',
      new_appeals: 'Banding Baru',
    },
  },
  en: {
    numbers: 'Summary',
    failed: 'The summary could not be loaded',
    counter: {
      total_clients: 'Clients',
      published_articles: 'Published articles',
      new_complaints: 'New complaints',
      new_appeals: 'New appeals',
    },
  },
});
