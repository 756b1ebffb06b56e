import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Queries, type Row } from '../database/database.ts';

const hookNames = ['on_token', 'note_refusal', 'knows_network', 'session_end'] as const;
type HookName = (typeof hookNames)[number];
const found = new WeakMap<Context['db'], boolean>();

/**
 * Returns whether the hooks exist. The migrations create them; without them, the database behaves like a
 * hosted project with no hooks configured.
 */
export async function hasHooks({ db }: Context, tx: Queries): Promise<boolean> {
  const known = found.get(db);
  if (known !== undefined) return known;
  const looked = await first<{ all: boolean }>(
    tx,
    `select bool_and(to_regproc('private.' || name) is not null) as all from unnest($1::text[]) name`,
    [hookNames],
  );
  found.set(db, looked?.all ?? false);
  return looked?.all ?? false;
}

/** Calls a hook; returns undefined if it does not exist. */
export async function callHook<T>(context: Context, tx: Queries, name: HookName, ...args: unknown[]) {
  if (!(await hasHooks(context, tx))) return undefined;
  const slots = args.map((_, index) => `$${index + 1}`).join(', ');
  return (await first<{ answer: T }>(tx, `select private.${name}(${slots}) as answer`, args))?.answer;
}

/** Calls the hook that GoTrue runs before it issues a token. @throws ApiError with the hook's refusal */
export async function callTokenHook(context: Context, tx: Queries, sessionId: string, method: string) {
  const session = await first<{ user_id: string }>(tx, 'select user_id from auth.sessions where id = $1', [
    sessionId,
  ]);
  const event = {
    user_id: session?.user_id,
    claims: { session_id: sessionId },
    authentication_method: method,
  };
  const answer = await callHook<Row>(context, tx, 'on_token', event);
  const refusal = answer?.error as { http_code: number; message: string } | undefined; // GoTrue's format for hooks
  if (refusal) throw new ApiError(refusal.http_code, 'hook_refused', refusal.message);
}
