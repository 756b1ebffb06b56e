export interface Mail {
  at: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
}

const keptMails = 200;

/** Keeps outgoing mail for `/_local/mail`, newest first; sends nothing. */
export function createMailbox() {
  const mails: Mail[] = [];
  return {
    mails,
    async send({ to, subject, text, html }: Omit<Mail, 'at'>) {
      mails.unshift({ at: new Date().toISOString(), to, subject, text, html });
      mails.length = Math.min(mails.length, keptMails);
    },
  };
}

export type Mailbox = ReturnType<typeof createMailbox>;
