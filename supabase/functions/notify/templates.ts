import { languages, localized, type Language } from '../_shared/languages.ts';
import { statusWords, words, type MailEvent } from './words.ts';

/** One row of claim_mails(). */
export interface ClaimedMail {
  id: string;
  event: MailEvent;
  kind: 'complaint' | 'appeal' | 'contact';
  number: string;
  status: string | null;
  /** Of a decision, where it has one. */
  finding?: string | null;
  language: Language;
  email: string;
  first_response_due_at: string | null;
  due_at: string | null;
  /** Number of the outcome letter, of the event `decided` alone. */
  letter: string | null;
  /** Of the event `code` alone. */
  access_code: string | null;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

/** A date as people of this language write it, where the body works. */
export function day(language: Language, at: string): string {
  return new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));
}

/**
 * Subject and text of a mail, in the reporter's language. It says that something happened, never what was written:
 * mail is read by more people than the one it is for, and an address may be somebody else's, to whom a sender must
 * not be able to say anything through us. The access code is not in it for the first reason, but in the one that renews a lost code.
 */
export function mailText(mail: ClaimedMail, site: string): { subject: string; text: string } {
  const { language, kind, event, number } = mail;
  const say = words[language];
  const siteName = localized({ ...mail }, 'site_name', language);
  const about = `${say.kinds[kind]} ${number}`;
  const state = mail.finding ?? mail.status;
  const named = statusWords[language];
  const status = state ? (named[`${state}_${kind}`] ?? named[state] ?? state) : '';
  const track = `${site}/lacak`;
  const dates = [
    mail.first_response_due_at && say.firstResponse(day(language, mail.first_response_due_at)),
    mail.due_at && say.outcome(day(language, mail.due_at)),
  ];
  const paragraphs = [
    say.greeting,
    say.events[event](about, status),
    ...(event === 'received' ? dates : event === 'documents' || event === 'reopened' ? dates.slice(1) : []),
    mail.letter && say.letter(mail.letter),
    kind === 'contact'
      ? say.contactNext
      : mail.access_code
        ? say.newCode(mail.access_code, track)
        : say.track(track),
    `${say.regards}\n${siteName}`,
    say.footer,
  ];
  return {
    subject: `[${number}] ${say.subjects[event]}`,
    text: paragraphs.filter(Boolean).join('\n\n'),
  };
}
