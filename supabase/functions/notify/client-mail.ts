import type { AnnulledKind, DecisionGround, DecisionKind } from '../_shared/certificate-status.ts';
import { groundLabels } from '../_shared/decision-labels.ts';
import { localized, type Language } from '../_shared/languages.ts';
import { letterAddress } from '../_shared/letter-address.ts';
import { day } from './reporter-mail.ts';

interface Reminder {
  about: 'surveillance' | 'expiry';
  /** Certificate number. */
  number: string;
  /** Date of the visit, or last day of the certificate. */
  due_on: string;
}

type TakenKind = Exclude<DecisionKind, 'grant'>;

interface Decision {
  about: 'decision';
  /** Certificate number. */
  number: string;
  kind: TakenKind;
  /** Effective date. */
  due_on: string;
  /** Kind of the annulled decision, for an annulment. */
  annulled_kind: AnnulledKind | null;
  /** True if a correction applies from the day of issue. */
  from_beginning: boolean;
  /** Last day of a suspension. */
  until: string | null;
  ground: DecisionGround | null;
  /** Last day for an appeal; null for decisions that are not to the holder's disadvantage. */
  appeal_until?: string | null;
  /** Number of the letter, and the code that opens it; null for decisions without a letter. */
  letter?: { number: string; code: string } | null;
}

/** Row of claim_mails() for the contact person of a certified company. */
export interface ClientMail {
  id: string;
  kind: 'client';
  language: Language;
  email: string;
  name: string;
  company: string;
  event: 'reminder' | 'decision';
  items: (Reminder | Decision)[];
  /** Number of items left out. */
  more: number;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

interface Words {
  subject: (count: number) => string;
  decided: {
    subject: (count: number) => string;
    intro: (company: string) => string;
    kind: Record<Exclude<TakenKind, 'annul'>, string>;
    annulled: Record<AnnulledKind, string>;
    fromBeginning: string;
    line: (number: string, decision: string, day: string, until: string | undefined) => string;
    appeal: (day: string) => string;
    letter: (number: string, address: string) => string;
    separate: string;
    next: (site: string) => string;
    howToAppeal: (site: string) => string;
  };
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
    decided: {
      subject: (count) => (count === 1 ? 'Keputusan atas sertifikat' : `Keputusan atas ${count} sertifikat`),
      intro: (company) => `Kami memberitahukan keputusan berikut tentang sertifikat ${company}:`,
      kind: {
        suspend: 'dibekukan',
        reinstate: 'berlaku kembali',
        withdraw: 'dicabut',
        replace: 'diganti',
        reduce: 'lingkup atau masa berlakunya dikurangi',
        correct: 'isinya dikoreksi',
      },
      annulled: {
        suspend: 'pembekuan dibatalkan',
        withdraw: 'pencabutan dibatalkan',
        replace: 'penggantian dibatalkan',
        reduce: 'pengurangan lingkup dibatalkan',
      },
      fromBeginning: 'dianggap benar sejak diterbitkan',
      line: (number, decision, when, until) =>
        `${number}: ${decision} sejak ${when}${until ? ` sampai ${until}` : ''}`,
      appeal: (when) => `banding paling lambat ${when}`,
      letter: (number, address) => `Surat ${number}: ${address}`,
      separate: 'Keputusan tertulis tanpa surat di atas kami sampaikan tersendiri.',
      next: (site) => `Status terkini: ${site}/cek`,
      howToAppeal: (site) => `Bila Anda berkeberatan, ajukan banding: ${site}/banding`,
    },
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
    decided: {
      subject: (count) => (count === 1 ? 'Decision on a certificate' : `Decisions on ${count} certificates`),
      intro: (company) => `This is to inform you of the following about the certificates of ${company}:`,
      kind: {
        suspend: 'suspended',
        reinstate: 'valid again',
        withdraw: 'withdrawn',
        replace: 'replaced',
        reduce: 'scope or validity reduced',
        correct: 'content corrected',
      },
      annulled: {
        suspend: 'suspension annulled',
        withdraw: 'withdrawal annulled',
        replace: 'replacement annulled',
        reduce: 'reduction annulled',
      },
      fromBeginning: 'the correction counts from the day of issue',
      line: (number, decision, when, until) =>
        until ? `${number}: ${decision} from ${when} until ${until}` : `${number}: ${decision} since ${when}`,
      appeal: (when) => `appeal by ${when}`,
      letter: (number, address) => `Letter ${number}: ${address}`,
      separate: 'You receive the written decisions without a letter above separately.',
      next: (site) => `Current status: ${site}/cek`,
      howToAppeal: (site) => `If you disagree, file an appeal: ${site}/banding`,
    },
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

/** Returns the lines of an item. */
function lineOf(item: Reminder | Decision, language: Language, site: string): string {
  const { about, decided } = words[language];
  const number = oneLine(item.number);
  const when = day(language, item.due_on);
  if (item.about !== 'decision') return `- ${about[item.about](number, when)}`;
  const { kind, until, ground, annulled_kind: annulled } = item;
  const named = kind === 'annul' ? decided.annulled[annulled ?? 'suspend'] : decided.kind[kind];
  const line = decided.line(number, named, when, until ? day(language, until) : undefined);
  const more = ground ? groundLabels[language][ground] : item.from_beginning && decided.fromBeginning;
  const appeal = item.appeal_until ? `; ${decided.appeal(day(language, item.appeal_until))}` : '';
  const letter = item.letter
    ? `\n  ${decided.letter(oneLine(item.letter.number), letterAddress(site, item.letter))}`
    : '';
  return `- ${line}${more ? ` (${more})` : ''}${appeal}${letter}`;
}

/** Returns subject and text of a mail to a company, in the language of its contact. */
export function clientMailText(mail: ClientMail, site: string): { subject: string; text: string } {
  const { language, items } = mail;
  const isDecided = mail.event === 'decision';
  const say = words[language];
  const about = isDecided ? say.decided : say;
  return {
    subject: about.subject(items.length + mail.more),
    text: [
      say.greeting(oneLine(mail.name)),
      about.intro(oneLine(mail.company)),
      items.map((item) => lineOf(item, language, site)).join('\n'),
      mail.more > 0 && say.more(mail.more),
      items.some((item) => item.about === 'decision' && !item.letter) && say.decided.separate,
      isDecided ? say.decided.next(site) : say.next(`${site}/layanan/alur`),
      items.some((item) => 'appeal_until' in item && item.appeal_until) && say.decided.howToAppeal(site),
      `${say.regards}\n${localized({ ...mail }, 'site_name', language)}`,
      say.footer,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
