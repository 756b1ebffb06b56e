import { localized } from '../_shared/languages.ts';
import { answerMailText, type AnswerMail } from './answer-mail.ts';
import { clientMailText, type ClientMail } from './client-mail.ts';
import { htmlMail } from './html-mail.ts';
import type { MailStyle } from './mail-style.ts';
import { staffMailText, type StaffMail } from './staff-mail.ts';
import { mailText, type ClaimedMail } from './reporter-mail.ts';

/** Row of claim_mails(), of any kind. */
export type DueMail = ClaimedMail | AnswerMail | StaffMail | ClientMail;

function wordsOf(mail: DueMail, site: string) {
  if (mail.kind === 'staff') return staffMailText(mail, site);
  if ('answer' in mail) return answerMailText(mail, site);
  return mail.kind === 'client' ? clientMailText(mail, site) : mailText(mail, site);
}

/**
 * Returns subject and both parts of a mail. The HTML is generated from the plain part, so both have the same
 * content.
 */
export function mailContent(mail: DueMail, style: MailStyle, site: string) {
  const words = wordsOf(mail, site);
  const { language } = mail;
  const siteName = localized({ ...mail }, 'site_name', language);
  return { ...words, html: htmlMail({ ...words, language, siteName }, style, site) };
}
