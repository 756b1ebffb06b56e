import { localized, type Language } from '../_shared/languages.ts';
import { day } from './templates.ts';

interface Reminder {
  about: 'surveillance' | 'expiry';
  /** Of the certificate. */
  number: string;
  /** The day of the visit, or the last day of the certificate. */
  due_on: string;
}

/** A row of claim_mails() for the contact of a certified company. */
export interface ClientMail {
  id: string;
  kind: 'client';
  language: Language;
  email: string;
  name: string;
  company: string;
  items: Reminder[];
  /** Further ones, which are left out. */
  more: number;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

interface Words {
  subject: (count: number) => string;
  greeting: (name: string) => string;
  intro: (company: string) => string;
  about: Record<Reminder['about'], (number: string, day: string) => string>;
  more: (count: number) => string;
  next: (address: string) => string;
  regards: string;
  footer: string;
}

const words: Record<Language, Words> = {
  id: {
    subject: (count) => (count === 1 ? 'Pengingat sertifikat' : `Pengingat ${count} sertifikat`),
    greeting: (name) => `Yth. ${name},`,
    intro: (company) => `Kami mengingatkan hal berikut tentang sertifikat ${company}:`,
    about: {
      surveillance: (number, when) => `${number}: surveilans jatuh tempo ${when}`,
      expiry: (number, when) => `${number}: berlaku sampai ${when}`,
    },
    more: (count) => `Dan ${count} lainnya.`,
    next: (address) =>
      `Hubungi kami untuk menjadwalkan surveilans atau mengajukan perpanjangan. Alurnya: ${address}`,
    regards: 'Hormat kami,',
    footer:
      'Anda menerima email ini sebagai kontak badan usaha tersebut. Balas email ini bila kontaknya berubah.',
  },
  en: {
    subject: (count) => (count === 1 ? 'Certificate reminder' : `Reminder about ${count} certificates`),
    greeting: (name) => `Dear ${name},`,
    intro: (company) => `This is a reminder about the certificates of ${company}:`,
    about: {
      surveillance: (number, when) => `${number}: surveillance due on ${when}`,
      expiry: (number, when) => `${number}: valid until ${when}`,
    },
    more: (count) => `And ${count} more.`,
    next: (address) => `Contact us to plan the surveillance or apply for renewal. The process: ${address}`,
    regards: 'Kind regards,',
    footer:
      'You are receiving this e-mail as the contact of this company. Reply to it if the contact changes.',
  },
};

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Subject and text of a reminder to a company, in the language of its contact. */
export function clientMailText(mail: ClientMail, site: string): { subject: string; text: string } {
  const { language, items } = mail;
  const say = words[language];
  return {
    subject: say.subject(items.length + mail.more),
    text: [
      say.greeting(oneLine(mail.name)),
      say.intro(oneLine(mail.company)),
      items
        .map(({ about, number, due_on: due }) => `- ${say.about[about](oneLine(number), day(language, due))}`)
        .join('\n'),
      mail.more > 0 && say.more(mail.more),
      say.next(`${site}/layanan/alur`),
      `${say.regards}\n${localized({ ...mail }, 'site_name', language)}`,
      say.footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
