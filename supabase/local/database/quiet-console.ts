import { AsyncLocalStorage } from 'node:async_hooks';
import { RelationNotFoundError } from '@supabase/lite';

const insideLite = new AsyncLocalStorage<true>();
let running = 0;
let outer = console.error;

// Refusals a caller is told about: bad input, constraint, access rule, raised by us, unknown name.
const toldToTheCaller = /^(2[123]|42|P0|PT|PGRST|44|40)/;

function codeOf(argument: unknown): string | undefined {
  if (typeof argument !== 'object' || argument === null) return undefined;
  if (argument instanceof RelationNotFoundError) return '42P01';
  if ('code' in argument && typeof argument.code === 'string') return argument.code;
  return argument instanceof Error ? `${argument.name}${placeOf(argument)}` : undefined;
}

/** The function an unexpected error comes from: its message may hold people's data, its stack's lines do not. */
function placeOf({ stack = '' }: Error): string {
  const line = stack.split('\n').find((each) => each.startsWith('    at '));
  return line ? ` ${line.trim().replace(/\(.*[/\\](.+)\)$/, '($1)')}` : '';
}

/** Database errors carry whole rows and parameters, which are people's data: only the code may reach a log. */
function codesOnly(...args: unknown[]) {
  if (!insideLite.getStore()) return outer(...args);
  const code = args.map(codeOf).find(Boolean) ?? 'unknown';
  if (!toldToTheCaller.test(code)) outer(`[local stack] request failed with error ${code}`);
}

/** Runs work of @supabase/lite, which prints every database error with its row contents. */
export async function withQuietConsole<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  // Each time: whoever replaced console.error since the last request must not see rows either.
  if (console.error !== codesOnly) {
    outer = console.error;
    console.error = codesOnly;
  }
  try {
    return await insideLite.run(true, work);
  } finally {
    if (--running === 0 && console.error === codesOnly) console.error = outer;
  }
}
