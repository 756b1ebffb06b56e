import type { ThreadKind } from '../_shared/case-status.ts';
import { languages, localized, type Language } from '../_shared/languages.ts';
import { statusLabels, reporterMailTexts, type MailEvent } from './reporter-mail-texts.ts';

/** One row of claim_mails(). */
export interface ClaimedMail {
  id: string;
  event: MailEvent;
  kind: ThreadKind;
  number: string;
  status: string | null;
  /** Finding of a decision, if it has one. */
  finding?: string | null;
  language: Language;
  email: string;
  first_response_due_at: string | null;
  due_at: string | null;
  /** Number of the outcome letter; only for the event `decided`. */
  letter: string | null;
  /** Only for the event `code`. */
  access_code: string | null;
  site_name: string;
  site_name_en: string | null;
  reply_to: string | null;
}

/** Formats a date in the given language, in Jakarta time. */
export function day(language: Language, at: string): string {
  return new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at));
}

/**
 * Returns subject and text of a mail in the reporter's language. A mail reports an event and never quotes
 * texts: others may read the mailbox, and the address may belong to a third person. For the same reason, only
 * the mail that replaces a lost access code contains one.
 */
export function mailText(mail: ClaimedMail, site: string): { subject: string; text: string } {
  const { language, kind, event, number } = mail;
  const say = reporterMailTexts[language];
  const siteName = localized({ ...mail }, 'site_name', language);
  const about = `${say.kinds[kind]} ${number}`;
  const state = mail.finding ?? mail.status;
  const { statuses, findings, late } = statusLabels[language];
  const labels: Record<string, string> = { ...statuses, ...findings, ...late };
  const status = state ? (labels[`${state}_${kind}`] ?? labels[state] ?? state) : '';
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
