import { DatabaseUnknown } from '../../supabase/local/database/migrate.ts';
import { DatabaseUnusable } from '../../supabase/local/database/pglite.ts';
import { DirectoryInUse } from '../../supabase/local/data-directory.ts';
import { messageOf } from '../../supabase/local/message-of.ts';

/** A reason to stop that a person can act on; it is printed as it is, without a stack trace. */
export class Sentence extends Error {}

/** Prints why a program ends, and ends it with code 1. */
export function endWith(error: unknown): never {
  const isExpected = [Sentence, DirectoryInUse, DatabaseUnusable, DatabaseUnknown].some(
    (kind) => error instanceof kind,
  );
  // Only messages: what else hangs on a database error may be row contents.
  console.error(isExpected ? messageOf(error) : `Could not start: ${messageOf(error)}`);
  process.exit(1);
}
