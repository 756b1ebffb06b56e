export interface Mail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Idempotency key: a mail sent again under the same key is stored once. */
  key?: string;
  messageId?: string;
}

const keptMails = 200;

/** Stores outgoing mail for `/_local/mail`, newest first; sends nothing. */
export function createMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    async send({ to, subject, text, html, key, messageId }: Omit<Mail, 'at'>) {
      if (key && mails.some((mail) => mail.key === key)) return;
      mails.unshift({ at: new Date().toISOString(), to, subject, text, html, key, messageId });
      mails.length = Math.min(mails.length, keptMails);
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
