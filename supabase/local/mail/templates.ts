import { readFileSync } from 'node:fs';
import path from 'node:path';

const directory = path.join(import.meta.dirname, '../../templates');

/** The mails of the auth service, with the subjects that supabase/config.toml gives them on a hosted project. */
const subjects = {
  invite: 'Undangan ke back-office · Invitation to the back office',
  recovery: 'Password baru · New password',
  magic_link: 'Kode masuk · Sign-in code',
} as const;
export type Template = keyof typeof subjects;

interface Values {
  SiteURL: string;
  TokenHash: string;
  Token: string;
}

/** Words and links of an HTML mail, for a program that shows text. */
const textOf = (html: string) =>
  html
    .replace(/<a\s+href="([^"]*)"\s*>\s*(.*?)\s*<\/a\s*>/gs, '$2: $1')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** A mail as a hosted project makes it from supabase/templates. */
export function renderMail(template: Template, values: Values) {
  const html = readFileSync(path.join(directory, `${template}.html`), 'utf8').replace(
    /\{\{ \.(\w+) \}\}/g,
    (_whole, name) => values[name as keyof Values], // templates name no others
  );
  return { subject: subjects[template], html, text: textOf(html) };
}
