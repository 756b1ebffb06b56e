import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../start/user-error.ts';

/**
 * Session limits of the auth service, equal to security.session_days and security.idle_hours in the settings.
 * Pushed separately: only paid plans accept them, and one rejected property fails the whole push.
 */
export const SESSION_LIMITS = `project_id = "lsbu-website"

[auth]
enabled = true

[auth.sessions]
timebox = "720h"
inactivity_timeout = "8h"
`;

/** Writes a folder for `supabase config push` with only the session limits. */
export function writeSessionLimits(folder: string): void {
  const target = path.join(folder, 'supabase');
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, 'config.toml'), SESSION_LIMITS);
}

export interface SessionLimitsOutcome {
  status: number | null;
  /** Complete output of the CLI. */
  output: string;
}

/**
 * Returns whether the plan supports session limits, given the outcome of the push.
 * @throws UserError if the push failed for another reason
 */
export function hasSessionLimits({ status, output }: SessionLimitsOutcome): boolean {
  if (status === 0) return true;
  if (/unexpected status 402|Pro Plans? and up/i.test(output)) return false;
  throw new UserError(
    `Plan failed:\n${output.trim()}\nNothing was changed. Fix this, then run npm run go-live again.`,
  );
}

export const WITHOUT_SESSION_LIMITS = `Session limits require Supabase Pro or higher and were skipped. The database refuses old and idle sessions on every plan, so sessions still end according to the settings. After an upgrade of the plan, run npm run go-live again.`;
