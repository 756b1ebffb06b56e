import { DatabaseUnknown } from '../../supabase/local/database/migrate.ts';
import { DatabaseUnusable } from '../../supabase/local/database/pglite.ts';
import { DirectoryInUse } from '../../supabase/local/data-directory.ts';
import { messageOf } from '../../supabase/local/message-of.ts';

/** Expected error that the user can resolve; printed without a stack trace. */
export class UserError extends Error {}

/** Prints why a program ends and exits with code 1. */
export function exitWithError(error: unknown): never {
  const isExpected = [UserError, DirectoryInUse, DatabaseUnusable, DatabaseUnknown].some(
    (kind) => error instanceof kind,
  );
  // Print only messages: other properties of a database error may contain rows.
  console.error(isExpected ? messageOf(error) : `Could not start: ${messageOf(error)}`);
  process.exit(1);
}
