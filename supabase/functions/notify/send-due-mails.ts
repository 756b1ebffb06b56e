import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/response.ts';
import { readMailStyle, type MailStyle } from './mail-style.ts';
import { mailContent, type DueMail } from './mail-content.ts';
import { siteUrl, type Mailer } from './mailer.ts';

/**
 * Number of mails claimed at once. Claiming counts as an attempt, so all of them must be sent within the 150
 * seconds of a hosted function, even if each times out after ten seconds (mailer.ts). More are claimed while time
 * is left.
 */
const AT_ONCE = 10;
const MAX_MAILS = 20;
const CLAIM_PERIOD_MS = 40_000;

/** Claims due mails, sends them one by one, and records each result. */
export async function sendDueMails(admin: SupabaseClient, send: Mailer, now = Date.now) {
  const end = now() + CLAIM_PERIOD_MS;
  const done = { sent: 0, failed: 0 };
  let style: MailStyle | undefined;
  for (;;) {
    const mails = await claim(admin);
    // Skip the other queries if no mail is due: this runs every minute.
    if (mails.length === 0) return done;
    style ??= await readMailStyle(admin, siteUrl());
    for (const mail of mails) {
      const error = await attempt(mail, send, style);
      done[error === null ? 'sent' : 'failed'] += 1;
      const settled = await admin.rpc('settle_mail', { id: mail.id, error });
      // The mail will be sent again, which is better than not at all.
      if (settled.error) console.error('[notify] could not record the result of a mail');
    }
    if (mails.length < AT_ONCE || done.sent + done.failed >= MAX_MAILS || now() > end) return done;
  }
}

/** Claims due mails. @throws Refusal queue_unreadable */
async function claim(admin: SupabaseClient): Promise<DueMail[]> {
  const claimed = await admin.rpc('claim_mails', { most: AT_ONCE });
  if (claimed.error) throw new Refusal(502, 'queue_unreadable', 'The mail queue could not be read.');
  // Format of claim_mails (supabase/schemas/65_mails.sql).
  return claimed.data as DueMail[];
}

async function attempt(mail: DueMail, send: Mailer, style: MailStyle): Promise<string | null> {
  try {
    await send({
      id: mail.id,
      to: mail.email,
      ...mailContent(mail, style, siteUrl()),
      replyTo: mail.reply_to ?? undefined,
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown error';
  }
}
