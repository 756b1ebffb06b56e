import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { loadSupabase } from './supabase';

/**
 * Private channels. Messages name the changed table and contain no rows. `staff`: cases, messages and users,
 * for admins and editors. `content`: public tables, also for viewers.
 */
type Channel = 'staff' | 'content';
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

type Listener = {
  /** Called when rows of this table have changed. */
  onChange: (table: string) => void;
  /** Called with true when the channel is joined, with false when it fails. */
  onState: (isLive: boolean) => void;
};

/**
 * Subscribes to a channel with the user's token, which the client renews. Leaves and rejoins a failed channel
 * with growing delays. Returns an unsubscribe function.
 */
function listen(name: Channel, { onChange, onState }: Listener): () => void {
  let isStopped = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  const retry = () => {
    leave?.();
    leave = undefined;
    if (isStopped) return;
    onState(false);
    clearTimeout(timer);
    timer = setTimeout(() => void join(), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };

  const join = async () => {
    try {
      const client = await loadSupabase();
      await authorize(client);
      if (isStopped) return;
      const channel = client.channel(name, { config: { private: true } });
      leave = () => void client.removeChannel(channel);
      channel.on('broadcast', { event: 'change' }, ({ payload }) => {
        const { table } = (payload ?? {}) as { table?: unknown };
        if (typeof table === 'string') onChange(table);
      });
      let isOver = false;
      // Importing the enum would load the whole client.
      channel.subscribe((state: string) => {
        if (isOver || isStopped) return;
        if (state === 'SUBSCRIBED') {
          retryMs = FIRST_RETRY_MS;
          return onState(true);
        }
        // Leaving a channel also reports it as closed.
        isOver = true;
        retry();
      });
    } catch {
      retry();
    }
  };

  void join();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    leave?.();
  };
}

/** Subscribes to changes of cases, messages and users. */
export const listenToStaff = (listener: Listener) => listen('staff', listener);
/** Subscribes to changes of the public tables. */
export const listenToContent = (listener: Listener) => listen('content', listener);

async function authorize({ auth, realtime }: SupabaseClient<Database>): Promise<void> {
  const { data } = await auth.getSession();
  await realtime.setAuth(data.session?.access_token ?? null);
}
