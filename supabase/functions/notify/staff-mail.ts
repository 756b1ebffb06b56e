import { localized, type Language } from '../_shared/languages.ts';
import { noticeAddress, noticeLabels, type NoticeEvent, type NoticeKind } from '../_shared/notice-labels.ts';
import { day } from './reporter-mail.ts';

interface NoticeItem {
  event: NoticeEvent;
  kind: NoticeKind;
  /** Number of the case, message or certificate, title of a legal document, or a year. */
  number: string;
  /** Id, slug or number in the address of its screen. */
  key: string | null;
  due_at: string | null;
}

/** Row of claim_mails() for a member of staff. */
export interface StaffMail {
  id: string;
  kind: 'staff';
  language: Language;
  email: string;
  items: NoticeItem[];
  /** Number of items left out. */
  more: number;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

interface Words {
  due: (day: string) => string;
  many: (count: number) => string;
  more: (count: number) => string;
  footer: (address: string) => string;
}

const words: Record<Language, Words> = {
  id: {
    due: (when) => `(${when})`,
    many: (count) => `${count} hal menunggu Anda`,
    more: (count) => `Dan ${count} lainnya di back-office.`,
    footer: (address) =>
      `Email ini hanya memuat nomor; masuklah untuk membaca isinya. Ubah pilihan pemberitahuan Anda di ${address}.`,
  },
  en: {
    due: (when) => `(${when})`,
    many: (count) => `${count} items are waiting for you`,
    more: (count) => `And ${count} more in the back office.`,
    footer: (address) =>
      `This e-mail contains only numbers; sign in to read more. Change your notifications at ${address}.`,
  },
};

/**
 * Returns subject and text of a mail to staff: kind, number, event and link. Never contains a reporter's name
 * or text.
 */
export function staffMailText(mail: StaffMail, site: string): { subject: string; text: string } {
  const { language, items } = mail;
  const say = { ...noticeLabels[language], ...words[language] };
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
      ...items.map((item) => `${line(item)}\n${site}${noticeAddress(item)}`),
      mail.more > 0 && say.more(mail.more),
      say.footer(`${site}/admin/profil`),
      localized({ ...mail }, 'site_name', language),
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
