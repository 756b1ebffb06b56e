import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Settings } from './settings.ts';

async function firstStep(settings: Settings, stack: Stack): Promise<string> {
  const login = `${settings.url}/auth/login`;
  if (settings.accounts)
    return `Sign in at ${login} as ${demoAccounts.map(({ email }) => email).join(', ')}; password ${demoPassword}`;
  return (await setupHint(login, stack)) ?? `Sign in at ${login}`;
}

/**
 * Returns how to create the first admin, while there is none. The secret is in the URL fragment, which
 * browsers never send.
 */
export async function setupHint(login: string, { db, setupSecret }: Stack): Promise<string | undefined> {
  const [row] = await db.query<{ is_over: boolean }>('select private.setup_is_over() as is_over');
  if (row?.is_over) return undefined;
  return `There are no accounts yet. Create the first admin at ${login}#setup=${setupSecret} (set-up secret: ${setupSecret})`;
}

/** Returns the addresses, accounts and next steps to print when the site is up. */
export async function startInstructions(settings: Settings, stack: Stack | undefined): Promise<string> {
  if (!stack) return `${settings.url}\n  Uses the hosted project ${settings.hosted}.`;
  const lines = [
    settings.url,
    await firstStep(settings, stack),
    `Outgoing mail is captured at ${settings.url}/_local/mail`,
  ];
  if (stack.changed.length)
    lines.push(
      `These migrations have changed since this database was created (npm run db:reset creates a new one): ${stack.changed.join(', ')}`,
    );
  return lines.join('\n  ');
}
