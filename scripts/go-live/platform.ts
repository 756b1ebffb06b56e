import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../../supabase/local/database/database.ts';
import { root } from '../start/root.ts';
import type { Variables } from './variables.ts';

const literal = (text: string) => text.replaceAll("'", "''");

/** The clock's statements with the project's address and secret key in them. */
export const clockSql = ({ VITE_SUPABASE_URL, SUPABASE_SECRET_KEY }: Variables): string =>
  readFileSync(path.join(root, 'deploy/clock.sql'), 'utf8')
    .replace('<project_url>', () => literal(VITE_SUPABASE_URL.replace(/\/+$/, '')))
    .replace('<secret_key>', () => literal(SUPABASE_SECRET_KEY));

/** The secret of the set-up while there is no admin yet: the one that is given, or a new one. */
export async function setupSecretFor(
  db: Pick<Queries, 'query'>,
  given: string | undefined,
): Promise<string | undefined> {
  const [row] = await db.query<{ is_over: boolean }>('select private.setup_is_over() as is_over');
  return row?.is_over ? undefined : (given ?? randomBytes(24).toString('base64url'));
}

/** Secrets of the functions as a file of variables. */
export function secretsFile(variables: Variables, setupSecret: string | undefined): string {
  const { VITE_SITE_URL, MAIL_API_KEY, MAIL_FROM, MAIL_API_URL, TURNSTILE_SECRET_KEY } = variables;
  const secrets = {
    SITE_URL: VITE_SITE_URL.replace(/\/+$/, ''),
    SETUP_SECRET: setupSecret,
    ...{ MAIL_API_KEY, MAIL_FROM, MAIL_API_URL, TURNSTILE_SECRET_KEY },
  };
  return Object.entries(secrets)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
