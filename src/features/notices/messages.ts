import { noticeLabels } from '@/domain/notice-labels';
import { defineMessages } from '@/lib/i18n/define-messages';

/**
 * Texts of staff notifications in the bell's panel and in the full list. Event texts are the same as in
 * e-mails.
 */
export const noticesMessages = defineMessages('notices', {
  id: {
    ...noticeLabels.id,
    title: 'Pemberitahuan',
    purpose: 'Yang baru, yang ditugaskan kepada Anda, dan yang jatuh tempo, selama 90 hari terakhir.',
    views: 'Tampilan',
    all: 'Semua',
    unread: 'Belum dibaca',
    isUnread: '(belum dibaca)',
    isOver: '(selesai)',
    due: '({{day}})',
    markAll: 'Tandai semua dibaca',
    markRead: 'Tandai dibaca',
    markUnread: 'Tandai belum dibaca',
    seeAll: 'Lihat semua pemberitahuan',
    wish: 'Atur email pemberitahuan',
    failed: 'Daftar tidak dapat dimuat',
    markFailed: 'Tanda tidak tersimpan',
    markFailedHint: 'Periksa sambungan Anda, lalu coba lagi.',
    none: 'Belum ada pemberitahuan',
    noneHint: 'Perkara dan pesan baru, balasan, tugas, dan batas waktu muncul di sini.',
    noneUnread: 'Semua sudah dibaca',
    noneUnreadHint: 'Yang baru langsung muncul di sini.',
    endOfList: 'Tidak ada pemberitahuan di halaman ini',
    toFirst: 'Ke halaman pertama',
  },
  en: {
    ...noticeLabels.en,
    title: 'Notifications',
    purpose: 'New items, items assigned to you and items that are due, from the last 90 days.',
    views: 'Views',
    all: 'All',
    unread: 'Unread',
    isUnread: '(unread)',
    isOver: '(done)',
    due: '({{day}})',
    markAll: 'Mark all as read',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    seeAll: 'See all notifications',
    wish: 'Choose e-mail notifications',
    failed: 'The list could not be loaded',
    markFailed: 'The mark was not saved',
    markFailedHint: 'Check your connection, then try again.',
    none: 'No notifications yet',
    noneHint: 'New cases and messages, replies, assignments and deadlines appear here.',
    noneUnread: 'You have read everything',
    noneUnreadHint: 'New notifications appear here at once.',
    endOfList: 'There are no notifications on this page',
    toFirst: 'To the first page',
  },
});
