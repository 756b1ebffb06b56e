import { readFileSync } from 'node:fs';
import path from 'node:path';

const directory = path.join(import.meta.dirname, '../../templates');

/** Mails of the auth service, with the subjects that supabase/config.toml sets for hosted projects. */
const subjects = {
  invite: 'Undangan ke back-office · Invitation to the back office',
  recovery: 'Password baru · New password',
  magic_link: 'Kode masuk · Sign-in code',
} as const;
export type MailTemplate = keyof typeof subjects;

interface Values {
  SiteURL: string;
  TokenHash: string;
  Token: string;
  /** Metadata of the account (user_metadata). */
  Data: Record<string, unknown>;
}

/** Extracts the text and links of an HTML mail. */
const textOf = (html: string) =>
  html
    .replace(/<a\s+href="([^"]*)"\s*>\s*(.*?)\s*<\/a\s*>/gs, '$2: $1')
    .replace(/<p>(.*?)<\/p>/gs, (_whole, words: string) => words.trim().replace(/\s+/g, ' '))
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s*\n\s*/g, '\n')
    .trim();

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Renders a mail from supabase/templates like a hosted project. Supports the two forms of Go templates in use
 * there.
 */
export function renderMail(template: MailTemplate, { Data, ...values }: Values) {
  const said = (key: string) => (typeof Data[key] === 'string' ? Data[key] : '');
  const html = readFileSync(path.join(directory, `${template}.html`), 'utf8')
    .replace(
      /\{\{ if \.Data\.(\w+) \}\}(.*?)\{\{ else \}\}(.*?)\{\{ end \}\}/gs,
      (_whole, key: string, then: string, otherwise: string) => (said(key) ? then : otherwise),
    )
    .replace(/\{\{ \.Data\.(\w+) \}\}/g, (_whole, key: string) => escaped(said(key)))
    .replace(
      /\{\{ \.(\w+) \}\}/g,
      (_whole, name) => values[name as keyof typeof values], // templates use no other names
    );
  return { subject: subjects[template], html, text: textOf(html) };
}
