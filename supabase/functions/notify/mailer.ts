export interface Mail {
  /**
   * The same in every attempt, as the provider's idempotency key and in the Message-ID: a mail whose sender died before it
   * noted that it was sent goes out again, and is recognised as the same by the provider or, at the latest, by the mailbox.
   */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** The same words with the site's logo; the provider sends both as multipart/alternative. */
  html: string;
  replyTo: string | undefined;
}

/** Hands one mail to the provider. @throws Error with what the provider said */
export type Mailer = (mail: Mail) => Promise<void>;

/** The part of Deno used here; the local stack brings the same. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

const GIVE_UP_MS = 10_000;

/**
 * A provider with an HTTP API like Resend's: MAIL_API_URL, MAIL_API_KEY, MAIL_FROM. The local stack sets them to its
 * own mailbox. Without them every mail stays in the queue and its error says why.
 */
export function mailerFromEnvironment(): Mailer {
  const url = Deno.env.get('MAIL_API_URL') || 'https://api.resend.com/emails';
  const key = Deno.env.get('MAIL_API_KEY');
  const from = Deno.env.get('MAIL_FROM');
  return async ({ id, to, subject, text, html, replyTo }) => {
    if (!key || !from) throw new Error('MAIL_API_KEY and MAIL_FROM are not set');
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({
        from,
        to,
        subject,
        text,
        html,
        headers: { 'Message-ID': `<${id}@${domainOf(from)}>` },
        ...(replyTo && { reply_to: replyTo }),
      }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    // The body may repeat the address: the status is enough to know what to do.
    if (!response.ok) throw new Error(`The mail provider answered ${response.status}`);
  };
}

/** Of `LSBU <no-reply@lsbu.example>`: lsbu.example. */
const domainOf = (from: string) => /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost';

/** Origin of the links in mails: SITE_URL. */
export function siteUrl(): string {
  return (Deno.env.get('SITE_URL') ?? '').replace(/\/$/, '');
}
