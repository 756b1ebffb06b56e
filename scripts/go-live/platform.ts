import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Queries } from '../../supabase/local/database/database.ts';
import { root } from '../start/root.ts';
import { UserError } from '../start/user-error.ts';
import type { Variables } from './variables.ts';

/** Major version of PostgreSQL that the migrations are written and tested for (supabase/config.toml). */
const POSTGRESQL = 17;
const literal = (text: string) => text.replaceAll("'", "''");

/** Returns the SQL of the clock with the project's address and secret key filled in. */
export const clockSql = ({ VITE_SUPABASE_URL, SUPABASE_SECRET_KEY }: Variables): string =>
  readFileSync(path.join(root, 'deploy/clock.sql'), 'utf8')
    .replace('<project_url>', () => literal(VITE_SUPABASE_URL.replace(/\/+$/, '')))
    .replace('<secret_key>', () => literal(SUPABASE_SECRET_KEY));

/**
 * Returns true if the project has none of our tables.
 * @throws UserError for an older PostgreSQL, or if the database has migrations that this code lacks
 */
export async function isNewProject(db: Pick<Queries, 'query'>, shipped: readonly string[]): Promise<boolean> {
  const [found] = await db.query<{ server: number; faq: string | null; history: string | null }>(
    `select current_setting('server_version_num')::int / 10000 as server, to_regclass('public.faq')::text as faq,
       to_regclass('supabase_migrations.schema_migrations')::text as history`,
  );
  if (found && found.server < POSTGRESQL)
    throw new UserError(
      `The project runs PostgreSQL ${found.server}, but this site requires ${POSTGRESQL}. Upgrade it (Dashboard → Settings → Infrastructure), then run npm run go-live again.`,
    );
  if (found?.history) {
    const applied = await db.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    const unknown = applied.map(({ version }) => version).filter((version) => !shipped.includes(version));
    if (unknown.length > 0)
      throw new UserError(
        `The project’s database has migrations that this code lacks (${unknown.join(', ')}). Use the version it was created with, or a later one.`,
      );
  }
  return !found?.faq;
}

/** Returns the setup secret while there is no admin: the given one, or a new one. */
export async function setupSecretFor(
  db: Pick<Queries, 'query'>,
  given: string | undefined,
): Promise<string | undefined> {
  const [row] = await db.query<{ is_over: boolean }>('select private.setup_is_over() as is_over');
  return row?.is_over ? undefined : (given ?? randomBytes(24).toString('base64url'));
}

/** Quotes a value for the CLI, which cannot escape quotes: uses a kind that the value does not contain. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((each) => !value.includes(each));
  if (!quote) throw new UserError(`${name} must not contain all three kinds of quotation marks (' " \`).`);
  return `${quote}${value}${quote}`;
}

/** Returns the secrets of the functions as an env file. @throws UserError if a value cannot be written */
export function secretsFile(variables: Variables, setupSecret: string | undefined): string {
  const { VITE_SITE_URL, MAIL_API_KEY, MAIL_FROM, MAIL_API_URL, TURNSTILE_SECRET_KEY } = variables;
  const secrets = {
    SITE_URL: VITE_SITE_URL.replace(/\/+$/, ''),
    SETUP_SECRET: setupSecret,
    MAIL_API_KEY,
    MAIL_FROM,
    MAIL_API_URL,
    TURNSTILE_SECRET_KEY,
  };
  return Object.entries(secrets)
    .flatMap(([name, value]) => (value ? [`${name}=${quoted(name, value)}\n`] : []))
    .join('');
}
