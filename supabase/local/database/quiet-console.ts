import { AsyncLocalStorage } from 'node:async_hooks';
import { RelationNotFoundError } from '@supabase/lite';

const insideLite = new AsyncLocalStorage<true>();
let running = 0;
let originalError = console.error;

// Classes of errors returned to the caller: invalid input, constraint, access rule, raised by our code,
// unknown name.
const reportedToCaller = /^(2[123]|42|P0|PT|PGRST|44|40)/;

function codeOf(argument: unknown): string | undefined {
  if (typeof argument !== 'object' || argument === null) return undefined;
  if (argument instanceof RelationNotFoundError) return '42P01';
  if ('code' in argument && typeof argument.code === 'string') return argument.code;
  return argument instanceof Error ? `${argument.name}${placeOf(argument)}` : undefined;
}

/**
 * Returns the function in which an unexpected error occurred. Messages may contain personal data; stack lines
 * do not.
 */
function placeOf({ stack = '' }: Error): string {
  const line = stack.split('\n').find((each) => each.startsWith('    at '));
  return line ? ` ${line.trim().replace(/\(.*[/\\](.+)\)$/, '($1)')}` : '';
}

/** Logs only the codes of database errors, whose rows and parameters contain personal data. */
function codesOnly(...args: unknown[]) {
  if (!insideLite.getStore()) return originalError(...args);
  const code = args.map(codeOf).find(Boolean) ?? 'unknown';
  if (!reportedToCaller.test(code)) originalError(`[local stack] request failed with error ${code}`);
}

/** Runs work of @supabase/lite, which logs every database error with its row data. */
export async function withQuietConsole<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  // Checked each time, because console.error may have been replaced since the last request.
  if (console.error !== codesOnly) {
    originalError = console.error;
    console.error = codesOnly;
  }
  try {
    return await insideLite.run(true, work);
  } finally {
    if (--running === 0 && console.error === codesOnly) console.error = originalError;
  }
}
