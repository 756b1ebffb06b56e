import type { Context } from '../context.ts';
import { askHook } from '../auth/hooks.ts';
import type { Client } from './channels.ts';

/**
 * Returns the clients with a valid token and session. Hosted projects check only the token: a channel
 * survives a sign-out until the token expires, at most an hour.
 */
export async function goOn(context: Context, clients: readonly Client[]): Promise<Set<Client>> {
  const inTime = clients.filter(
    ({ claims }) => typeof claims.exp !== 'number' || claims.exp * 1000 > Date.now(),
  );
  const named = inTime.flatMap(({ claims }) => claims.session_id ?? []);
  if (named.length === 0) return new Set(inTime);
  const rows = await context.db.query<{ id: string }>(
    'select id from auth.sessions where id = any ($1::uuid[])',
    [[...new Set(named)]],
  );
  const alive = new Set<string>();
  for (const { id } of rows) {
    const end = await askHook<string | null>(context, context.db, 'session_end', id);
    if (!end || new Date(end).getTime() > Date.now()) alive.add(id);
  }
  return new Set(inTime.filter(({ claims }) => !claims.session_id || alive.has(claims.session_id)));
}
