import type { QueryClient } from '@tanstack/react-query';
import { database } from '@/lib/supabase';
import { changedUrl } from '@/lib/url-state';
import { bellQuery } from './bell-queries';

/** Returns true if the current URL shows the target of a notification; ignores additional parameters. */
function isShown(address: string, pathname: string, search: string) {
  const [path, query = ''] = address.split('?');
  const here = changedUrl(search, {});
  return path === pathname && [...changedUrl(query, {})].every(([name, value]) => here.get(name) === value);
}

/**
 * Marks notifications that link to a screen as read when it opens. Notifications that arrive while it is open
 * stay unread: the user may be away, and read notifications are not e-mailed.
 */
export async function markNoticesSeen(client: QueryClient, pathname: string, search: string) {
  const { rows } = await client.query({ ...bellQuery(), staleTime: 'static' });
  const ids = rows.flatMap((row) => (!row.read_at && isShown(row.address, pathname, search) ? [row.id] : []));
  if (ids.length === 0) return;
  await database().rpc('mark_notices', { ids });
  await client.invalidateQueries({ queryKey: ['staff_notices'] });
}
