import type { Context } from '../context.ts';
import { callHook } from '../auth/hooks.ts';
import type { Client } from './channels.ts';

/**
 * Returns the clients with a valid token and session. Hosted projects check only the token: a channel
 * survives a sign-out until the token expires, at most an hour.
 */
export async function withValidSessions(context: Context, clients: readonly Client[]): Promise<Set<Client>> {
  const unexpired = clients.filter(
    ({ claims }) => typeof claims.exp !== 'number' || claims.exp * 1000 > Date.now(),
  );
  const named = unexpired.flatMap(({ claims }) => claims.session_id ?? []);
  if (named.length === 0) return new Set(unexpired);
  const rows = await context.db.query<{ id: string }>(
    'select id from auth.sessions where id = any ($1::uuid[])',
    [[...new Set(named)]],
  );
  const validSessions = new Set<string>();
  for (const { id } of rows) {
    const end = await callHook<string | null>(context, context.db, 'session_end', id);
    if (!end || new Date(end).getTime() > Date.now()) validSessions.add(id);
  }
  return new Set(
    unexpired.filter(({ claims }) => !claims.session_id || validSessions.has(claims.session_id)),
  );
}
