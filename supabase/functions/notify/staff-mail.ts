import { localized, type Language } from '../_shared/languages.ts';
import { day } from './templates.ts';

type NoticeEvent =
  | 'arrived'
  | 'replied'
  | 'assigned'
  | 'reopened'
  | 'due_soon'
  | 'overdue'
  | 'action_due'
  | 'action_overdue'
  | 'paper_ends'
  | 'holidays_missing'
  | 'surveillance_due'
  | 'certificate_ends'
  | 'decision_waits';

interface NoticeItem {
  event: NoticeEvent;
  kind: 'complaint' | 'appeal' | 'contact' | 'data_request' | 'paper' | 'holidays' | 'certificate';
  /** Of the case, message or certificate; the title of a legal document, or a year. */
  number: string;
  /** Of a screen, without the site. */
  address: string;
  due_at: string | null;
}

/** A row of claim_mails() for a member of staff. */
export interface StaffMail {
  id: string;
  kind: 'staff';
  language: Language;
  email: string;
  items: NoticeItem[];
  /** Further ones, which are left out. */
  more: number;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

interface Words {
  kinds: Record<NoticeItem['kind'], string>;
  events: Record<NoticeEvent, string>;
  due: (day: string) => string;
  many: (count: number) => string;
  more: (count: number) => string;
  footer: (address: string) => string;
}

const words: Record<Language, Words> = {
  id: {
    kinds: {
      complaint: 'Keluhan',
      appeal: 'Banding',
      contact: 'Pesan',
      data_request: 'Permintaan data pribadi',
      paper: 'Dokumen',
      holidays: 'Hari libur',
      certificate: 'Sertifikat',
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
      paper_ends: 'masa berlaku berakhir',
      holidays_missing: 'belum diisi, sehingga batas waktu dapat keliru',
      surveillance_due: 'surveilans segera jatuh tempo',
      certificate_ends: 'masa berlaku segera berakhir',
      decision_waits: 'keputusan menunggu persetujuan Anda',
    },
    due: (when) => `(${when})`,
    many: (count) => `${count} hal menunggu Anda`,
    more: (count) => `Dan ${count} lainnya di back-office.`,
    footer: (address) =>
      `Email ini hanya memuat nomor; masuklah untuk membaca isinya. Ubah pilihan pemberitahuan Anda di ${address}.`,
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
      paper_ends: 'expires',
      holidays_missing: 'not entered, so deadlines may be wrong',
      surveillance_due: 'surveillance due soon',
      certificate_ends: 'expires soon',
      decision_waits: 'a decision is waiting for your confirmation',
    },
    due: (when) => `(${when})`,
    many: (count) => `${count} items are waiting for you`,
    more: (count) => `And ${count} more in the back office.`,
    footer: (address) =>
      `This e-mail contains only numbers; sign in to read more. Change your notifications at ${address}.`,
  },
};

/** Subject and text of a mail to staff: kind, number, what happened and where to look; never a name or a word of a reporter. */
export function staffMailText(mail: StaffMail, site: string): { subject: string; text: string } {
  const { language, items } = mail;
  const say = words[language];
  const line = ({ event, kind, number, due_at: due }: NoticeItem) =>
    [
      `${say.kinds[kind]} ${number.replace(/\s+/g, ' ')}:`,
      say.events[event],
      due && say.due(day(language, due)),
    ]
      .filter(Boolean)
      .join(' ');
  const [first] = items;
  const count = items.length + mail.more;
  return {
    subject: first && count === 1 ? line(first) : say.many(count),
    text: [
      ...items.map((item) => `${line(item)}\n${site}${item.address}`),
      mail.more > 0 && say.more(mail.more),
      say.footer(`${site}/admin/profil`),
      localized({ ...mail }, 'site_name', language),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
