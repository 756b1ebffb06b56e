import { localized, type Language } from '../_shared/languages.ts';

/** Row of claim_mails() with a reply by staff to a message from the contact form. */
export interface AnswerMail {
  id: string;
  kind: 'contact';
  number: string;
  language: Language;
  email: string;
  /** Text of the reply. */
  answer: string;
  /** Names of the attached files. */
  files: string[];
  access_code: string;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

interface Words {
  subject: string;
  intro: (number: string) => string;
  files: (names: string) => string;
  thread: (address: string, number: string, code: string) => string;
  byMail: string;
  footer: string;
}

const words: Record<Language, Words> = {
  id: {
    subject: 'Jawaban atas pesan Anda',
    intro: (number) => `Berikut jawaban kami atas pesan Anda ${number}.`,
    files: (names) => `Lampiran: ${names}. Unduh di halaman di bawah ini.`,
    thread: (address, number, code) =>
      `Untuk membaca seluruh percakapan, mengunduh lampiran, atau membalas, buka ${address} dengan\n\nNomor: ${number}\nKode akses: ${code}\n\nSimpan kode ini baik-baik; kami tidak pernah memintanya.`,
    byMail: 'Balasan atas email ini juga sampai di kantor kami.',
    footer:
      'Anda menerima email ini karena alamat ini ditulis di formulir kontak kami. Bila bukan Anda, abaikan saja.',
  },
  en: {
    subject: 'Our answer to your message',
    intro: (number) => `This is our answer to your message ${number}.`,
    files: (names) => `Attached: ${names}. Download from the page below.`,
    thread: (address, number, code) =>
      `To read the whole conversation, download attachments or reply, open ${address} with\n\nNumber: ${number}\nAccess code: ${code}\n\nKeep this code safe; we never ask for it.`,
    byMail: 'A reply to this e-mail reaches our office too.',
    footer:
      'You are receiving this e-mail because this address was entered in our contact form. If that was not you, please ignore it.',
  },
};

const LINE = '-'.repeat(40);

/**
 * Returns subject and text of a reply in the sender's language. Unlike other mails it contains the text,
 * which staff wrote for this address, but never quotes the sender. Files are only on the page, where the
 * access code opens them for five minutes.
 */
export function answerMailText(mail: AnswerMail, site: string): { subject: string; text: string } {
  const { language, number, answer, files } = mail;
  const say = words[language];
  const paragraphs = [
    say.intro(number),
    `${LINE}\n${answer}\n${LINE}`,
    files.length > 0 && say.files(files.join(', ')),
    say.thread(`${site}/lacak?nomor=${number}`, number, mail.access_code),
    mail.reply_to && say.byMail,
    localized({ ...mail }, 'site_name', language),
    say.footer,
  ];
  return { subject: `[${number}] ${say.subject}`, text: paragraphs.filter(Boolean).join('\n\n') };
}
