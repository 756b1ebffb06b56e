import { defineMessages } from '@/lib/i18n/define-messages';

/** The calendar of texts: namespace `contentCalendar`. */
export const calendarMessages = defineMessages('contentCalendar', {
  id: {
    title: 'Kalender konten',
    purpose: 'Yang terbit, berubah, dan berakhir, hari demi hari.',
    earlier: 'Bulan sebelumnya',
    later: 'Bulan berikutnya',
    now: 'Bulan ini',
    monthOf: 'Kalender {{month}}',
    today: '(hari ini)',
    failed: 'Kalender tidak dapat dimuat',
    none: 'Tidak ada yang terbit, berubah, atau berakhir pada bulan ini',
    noneHint:
      'Artikel dan perubahan yang dijadwalkan, promosi, dokumen, biaya, dan hari libur tampil di sini.',
    kinds: {
      article: 'Artikel terbit',
      page: 'Halaman terbit',
      article_change: 'Perubahan artikel',
      page_change: 'Perubahan halaman',
      promotion_begins: 'Promosi mulai',
      promotion_ends: 'Promosi berakhir',
      paper_ends: 'Dokumen berakhir',
      fees_begin: 'Biaya mulai berlaku',
      holiday: 'Hari libur',
    },
    ahead: {
      article: 'Artikel dijadwalkan',
      page: 'Halaman dijadwalkan',
    },
  },
  en: {
    title: 'Content calendar',
    purpose: 'What is published, changes and ends, day by day.',
    earlier: 'Previous month',
    later: 'Next month',
    now: 'This month',
    monthOf: 'Calendar of {{month}}',
    today: '(today)',
    failed: 'The calendar could not be loaded',
    none: 'Nothing is published, changes or ends this month',
    noneHint: 'Scheduled articles and changes, the promotion, documents, fees and holidays appear here.',
    kinds: {
      article: 'Article published',
      page: 'Page published',
      article_change: 'Change of an article',
      page_change: 'Change of a page',
      promotion_begins: 'Promotion begins',
      promotion_ends: 'Promotion ends',
      paper_ends: 'Document expires',
      fees_begin: 'Fees take effect',
      holiday: 'Holiday',
    },
    ahead: {
      article: 'Article scheduled',
      page: 'Page scheduled',
    },
  },
});
