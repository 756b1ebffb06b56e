export interface StoredMail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Idempotency key: a mail sent again under the same key is stored once. */
  key?: string;
  messageId?: string;
}

const maxMails = 200;

/** Stores outgoing mail for `/_local/mail`, newest first; sends nothing. */
export function createMailbox() {
  const mails: StoredMail[] = [];
  return {
    mails,
    async send({ to, subject, text, html, key, messageId }: Omit<StoredMail, 'at'>) {
      if (key && mails.some((mail) => mail.key === key)) return;
      mails.unshift({ at: new Date().toISOString(), to, subject, text, html, key, messageId });
      mails.length = Math.min(mails.length, maxMails);
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
