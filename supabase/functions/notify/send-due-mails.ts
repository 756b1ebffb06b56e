import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/answer.ts';
import { answerMailText, type AnswerMail } from './answer-mail.ts';
import { clientMailText, type ClientMail } from './client-mail.ts';
import { siteUrl, type Mailer } from './mailer.ts';
import { staffMailText, type StaffMail } from './staff-mail.ts';
import { mailText, type ClaimedMail } from './templates.ts';

/** All of them have to be settled within the five minutes of their claim, at ten seconds each (mailer.ts). */
const AT_ONCE = 20;

type DueMail = ClaimedMail | AnswerMail | StaffMail | ClientMail;

/** Claims the mails that are due, sends them one after another, and reports the result of each. */
export async function sendDueMails(admin: SupabaseClient, send: Mailer) {
  const claimed = await admin.rpc('claim_mails', { most: AT_ONCE });
  if (claimed.error) throw new Refusal(502, 'queue_unreadable', 'The queue of mails could not be read.');
  // The shape is claim_mails' own (supabase/migrations/…_cases_jobs.sql).
  const mails = claimed.data as DueMail[];
  let failed = 0;
  for (const mail of mails) {
    const error = await attempt(mail, send);
    if (error !== null) failed += 1;
    const settled = await admin.rpc('settle_mail', { id: mail.id, error });
    // Not noted as sent, it will be sent once more: better twice than never.
    if (settled.error) console.error('[notify] could not settle a mail');
  }
  return { sent: mails.length - failed, failed };
}

function textOf(mail: DueMail) {
  if (mail.kind === 'staff') return staffMailText(mail, siteUrl());
  if ('answer' in mail) return answerMailText(mail, siteUrl());
  return mail.kind === 'client' ? clientMailText(mail, siteUrl()) : mailText(mail, siteUrl());
}

async function attempt(mail: DueMail, send: Mailer): Promise<string | null> {
  try {
    const words = textOf(mail);
    await send({ id: mail.id, to: mail.email, ...words, replyTo: mail.reply_to ?? undefined });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error';
  }
}
