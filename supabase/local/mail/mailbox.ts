import { AsyncLocalStorage } from 'node:async_hooks';

export interface Mail {
  at: string;
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** The redirect_to of the request being served: lite 0.10 drops it when it writes a mail. */
const requestedRedirect = new AsyncLocalStorage<string | null>();
const keptMails = 200;

/** Keeps outgoing mail for `/_local/mail`, newest first; sends nothing. */
export function createMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    withRedirect: <T>(redirectTo: string | null, work: () => Promise<T>) =>
      requestedRedirect.run(redirectTo, work),
    async send(mail: Omit<Mail, 'at'>) {
      const redirectTo = requestedRedirect.getStore();
      const corrected = (body: string | undefined) =>
        redirectTo && body
          ? body.replace(/redirect_to=[^\s"'&<]*/g, () => `redirect_to=${encodeURIComponent(redirectTo)}`)
          : body;
      const { to, subject, text, html } = mail;
      mails.unshift({
        at: new Date().toISOString(),
        to,
        subject,
        text: corrected(text),
        html: corrected(html),
      });
      mails.length = Math.min(mails.length, keptMails);
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
