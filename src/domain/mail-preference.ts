/** When staff receive e-mails about cases, deadlines and documents. */
export const MAIL_PREFERENCES = ['at_once', 'daily', 'off'] as const;
export type MailPreference = (typeof MAIL_PREFERENCES)[number];
