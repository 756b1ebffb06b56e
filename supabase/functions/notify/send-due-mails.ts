import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from '../_shared/answer.ts';
import { readMailStyle, type MailStyle } from './mail-style.ts';
import { mailContent, type DueMail } from './mail-content.ts';
import { siteUrl, type Mailer } from './mailer.ts';

/**
 * A hosted function lives 150 seconds, and a mail that is claimed has had its attempt: so many are claimed at once as a provider that
 * hangs gets through at ten seconds each (mailer.ts), and more only while there is time for them.
 */
const AT_ONCE = 10;
const MOST = 20;
const CLAIMS_WITHIN_MS = 40_000;

/** Claims the mails that are due, sends them one after another, and reports the result of each. */
export async function sendDueMails(admin: SupabaseClient, send: Mailer, now = Date.now) {
  const end = now() + CLAIMS_WITHIN_MS;
  const done = { sent: 0, failed: 0 };
  let style: MailStyle | undefined;
  for (;;) {
    const mails = await claim(admin);
    // Nothing to send, nothing to read: this runs every minute.
    if (mails.length === 0) return done;
    style ??= await readMailStyle(admin, siteUrl());
    for (const mail of mails) {
      const error = await attempt(mail, send, style);
      done[error === null ? 'sent' : 'failed'] += 1;
      const settled = await admin.rpc('settle_mail', { id: mail.id, error });
      // Not noted as sent, it will be sent once more: better twice than never.
      if (settled.error) console.error('[notify] could not settle a mail');
    }
    if (mails.length < AT_ONCE || done.sent + done.failed >= MOST || now() > end) return done;
  }
}

/** @throws Refusal queue_unreadable */
async function claim(admin: SupabaseClient): Promise<DueMail[]> {
  const claimed = await admin.rpc('claim_mails', { most: AT_ONCE });
  if (claimed.error) throw new Refusal(502, 'queue_unreadable', 'The queue of mails could not be read.');
  // The shape is claim_mails' own (supabase/schemas/65_mails.sql).
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
