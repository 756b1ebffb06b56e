import type { Language } from './languages.ts';

/** Events that staff are notified of. */
export const NOTICE_EVENTS = [
  'arrived',
  'replied',
  'assigned',
  'reopened',
  'due_soon',
  'overdue',
  'action_due',
  'action_overdue',
  'paper_ends',
  'holidays_missing',
  'surveillance_due',
  'certificate_ends',
  'decision_waits',
  'mentioned',
  'review_wanted',
] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** Subjects of notifications. */
export const NOTICE_KINDS = [
  'complaint',
  'appeal',
  'contact',
  'data_request',
  'paper',
  'holidays',
  'certificate',
  'article',
  'page',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Returns the address of the screen of a notification.
 * @param key id, slug or number of its subject; null for a screen without one
 */
export function noticeAddress({
  event,
  kind,
  key,
}: {
  event: NoticeEvent;
  kind: NoticeKind;
  key: string | null;
}): string {
  const about = encodeURIComponent(key ?? '');
  if (event === 'decision_waits') return `/admin/klien/${about}`;
  if (event === 'surveillance_due') return `/admin/klien/surveilans?q=${about}`;
  return {
    complaint: `/admin/keluhan?case=${about}`,
    appeal: `/admin/banding?case=${about}`,
    contact: `/admin/messages?case=${about}`,
    data_request: '/admin/permintaan-data',
    paper: `/admin/legalitas?edit=${about}`,
    holidays: '/admin/settings/holidays',
    certificate: `/admin/klien/sertifikat?q=${about}`,
    article: `/admin/news/edit/${about}`,
    page: `/admin/cms/edit/${about}`,
  }[kind];
}

/** Labels for mails to staff and for the notification list. */
export const noticeLabels: Record<
  Language,
  { kinds: Record<NoticeKind, string>; events: Record<NoticeEvent, string> }
> = {
  id: {
    kinds: {
      complaint: 'Keluhan',
      appeal: 'Banding',
      contact: 'Pesan',
      data_request: 'Permintaan data pribadi',
      paper: 'Dokumen',
      holidays: 'Hari libur',
      certificate: 'Sertifikat',
      article: 'Artikel',
      page: 'Halaman',
    },
    events: {
      arrived: 'baru diterima',
      replied: 'ada pesan atau dokumen baru',
      assigned: 'ditugaskan kepada Anda',
      reopened: 'dibuka kembali',
      due_soon: 'batas waktu sudah dekat',
      overdue: 'batas waktu terlewat',
      action_due: 'tindakan perbaikan segera jatuh tempo',
      action_overdue: 'tindakan perbaikan terlewat',
      paper_ends: 'masa berlaku segera berakhir',
      holidays_missing: 'belum diisi, sehingga batas waktu dapat keliru',
      surveillance_due: 'surveilans segera jatuh tempo',
      certificate_ends: 'masa berlaku segera berakhir',
      decision_waits: 'keputusan menunggu persetujuan Anda',
      mentioned: 'Anda disebut dalam catatan',
      review_wanted: 'Anda diminta meninjau',
    },
  },
  en: {
    kinds: {
      complaint: 'Complaint',
      appeal: 'Appeal',
      contact: 'Message',
      data_request: 'Personal data request',
      paper: 'Document',
      holidays: 'Holidays',
      certificate: 'Certificate',
      article: 'Article',
      page: 'Page',
    },
    events: {
      arrived: 'new',
      replied: 'new message or document',
      assigned: 'assigned to you',
      reopened: 'reopened',
      due_soon: 'due soon',
      overdue: 'overdue',
      action_due: 'corrective action due soon',
      action_overdue: 'corrective action overdue',
      paper_ends: 'expires soon',
      holidays_missing: 'not entered, so deadlines may be wrong',
      surveillance_due: 'surveillance due soon',
      certificate_ends: 'expires soon',
      decision_waits: 'a decision is waiting for your confirmation',
      mentioned: 'you were mentioned in a note',
      review_wanted: 'your review is wanted',
    },
  },
};
