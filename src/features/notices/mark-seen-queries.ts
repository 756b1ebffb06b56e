import type { QueryClient } from '@tanstack/react-query';
import { database } from '@/lib/supabase';
import { changedUrl } from '@/lib/url-state';
import { bellQuery } from './bell-queries';

/** True when a screen at `pathname` and `search` shows the thing that a notice leads to, besides anything else in its address. */
function isShown(address: string, pathname: string, search: string) {
  const [path, query = ''] = address.split('?');
  const here = changedUrl(search, {});
  return path === pathname && [...changedUrl(query, {})].every(([name, value]) => here.get(name) === value);
}

/**
 * Coming to a screen marks the notices that lead there as read. Not those that arrive while it stays open: nobody may be
 * sitting before it, and what is marked is not mailed.
 */
export async function markSeen(client: QueryClient, pathname: string, search: string) {
  const { rows } = await client.query({ ...bellQuery(), staleTime: 'static' });
  const ids = rows.flatMap((row) => (!row.read_at && isShown(row.address, pathname, search) ? [row.id] : []));
  if (ids.length === 0) return;
  await database().rpc('mark_notices', { ids });
  await client.invalidateQueries({ queryKey: ['staff_notices'] });
}
