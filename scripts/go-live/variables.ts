import { z } from 'zod';
import { UserError } from '../start/user-error.ts';

const address = (what: string) =>
  z.string(what).refine((text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url?.protocol === 'https:' && !/^(localhost|127\.|\[)/.test(url.hostname);
  }, `${what}, not a local one`);
const text = (what: string, pattern = /\S/) => z.string(what).regex(pattern, what);

/** Configuration of go-live. Empty variables count as unset. */
const schema = z.object({
  VITE_SUPABASE_URL: address('is the https address of the project'),
  VITE_SUPABASE_ANON_KEY: text(
    'is the publishable key of the project, never the secret one',
    /^(sb_publishable_|eyJ)/,
  ),
  VITE_SITE_URL: address('is the https address of the site'),
  SUPABASE_SECRET_KEY: text('is the secret key named default (API keys)', /^(sb_secret_|eyJ)/),
  SUPABASE_DB_URL: text('is the address of the session pooler (Connect)', /^postgres(ql)?:\/\//),
  MAIL_API_KEY: text('is the key of the mail provider for receipts and notices'),
  MAIL_FROM: text('is the sender of mails: LSBU <no-reply@your-domain>', /@/),
  MAIL_API_URL: z.string().optional(),
  TURNSTILE_SECRET_KEY: z.string().optional(),
  SMTP_HOST: text('is the mail server for invitations, codes and new passwords'),
  SMTP_PORT: text('is its port, 587 or 465', /^\d+$/).default('587'),
  SMTP_USER: text('is the user name for it'),
  SMTP_PASS: text('is the password for it'),
  SETUP_SECRET: text('must have at least 20 characters', /^.{20,}$/).optional(),
});
export type Variables = z.infer<typeof schema>;

/** Reads the configuration from the environment. @throws UserError naming each missing or invalid variable */
export function readVariables(environment: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [name], message }) => `\n  ${String(name)} ${message}`);
  throw new UserError(`Set these variables in .env or the environment:${lines.join('')}`);
}

/** Returns the project's reference on the platform. @throws UserError if the address is a custom domain */
export function projectRef({ VITE_SUPABASE_URL: url }: Pick<Variables, 'VITE_SUPABASE_URL'>): string {
  const [, ref] = /^https:\/\/([a-z0-9]+)\.supabase\.(?:co|in|red)\/?$/.exec(url) ?? [];
  if (!ref)
    throw new UserError(
      'VITE_SUPABASE_URL must be the address of the project on Supabase: https://<ref>.supabase.co',
    );
  return ref;
}
