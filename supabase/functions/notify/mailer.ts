export interface Mail {
  /**
   * Idempotency key, the same in all attempts and part of the Message-ID. If the function stops before it
   * records a sent mail, the mail is sent again, and the provider or the mailbox recognises the duplicate.
   */
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Same content with the site's logo; sent as multipart/alternative. */
  html: string;
  replyTo: string | undefined;
}

/** Sends one mail through the provider. @throws Error with the provider's response */
export type Mailer = (mail: Mail) => Promise<void>;

/** Part of Deno used here; the local stack provides it too. */
declare const Deno: { env: { get: (name: string) => string | undefined } };

const TIMEOUT_MS = 10_000;

/**
 * Returns a mailer for a provider with an HTTP API like Resend's: MAIL_API_URL, MAIL_API_KEY, MAIL_FROM. The
 * local stack sets them to its mailbox. Without them, mails stay in the queue with an error.
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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Log only the status: the body may contain the address.
    if (!response.ok) throw new Error(`The mail provider responded with ${response.status}`);
  };
}

/** Extracts the domain: `LSBU <no-reply@lsbu.example>` becomes lsbu.example. */
const domainOf = (from: string) => /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost';

/** Returns the origin of the links in mails: SITE_URL. */
export function siteUrl(): string {
  return (Deno.env.get('SITE_URL') ?? '').replace(/\/$/, '');
}
