import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.ts';
import type { Variables } from './variables.ts';

const STAND_IN = 'site_url = "https://your-domain.example"';
/** Quotes a string: JSON strings are valid TOML basic strings. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * Returns the project's configuration with this site's addresses and mail server; the password stays in the
 * environment.
 */
export function projectConfig(text: string, variables: Variables): string {
  const site = variables.VITE_SITE_URL.replace(/\/+$/, '');
  if (!text.includes(STAND_IN))
    throw new Error('supabase/config.toml has no placeholder for the site’s address');
  const [, senderName = 'LSBU', sender = variables.MAIL_FROM] =
    /^\s*(.*?)\s*<([^>]+)>\s*$/.exec(variables.MAIL_FROM) ?? [];
  return `${text
    .replace(STAND_IN, () => `site_url = ${quoted(site)}`)
    .replace('additional_redirect_urls = []', () => `additional_redirect_urls = [${quoted(`${site}/**`)}]`)
    .trimEnd()}

[auth.email.smtp]
enabled = true
host = ${quoted(variables.SMTP_HOST)}
port = ${variables.SMTP_PORT}
user = ${quoted(variables.SMTP_USER)}
pass = "env(SMTP_PASS)"
admin_email = ${quoted(sender)}
sender_name = ${quoted(senderName)}
`;
}

/** Writes a folder with that configuration and the mail templates, for `supabase config push`. */
export function writeProjectConfig(folder: string, variables: Variables): void {
  const target = path.join(folder, 'supabase');
  mkdirSync(target, { recursive: true });
  const config = readFileSync(path.join(root, 'supabase/config.toml'), 'utf8');
  writeFileSync(path.join(target, 'config.toml'), projectConfig(config, variables), { mode: 0o600 });
  for (const name of ['templates', 'functions'])
    cpSync(path.join(root, 'supabase', name), path.join(target, name), { recursive: true });
}
