import { createClient } from '@supabase/supabase-js';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import { messageOf } from '../../supabase/local/message-of.ts';
import type { Site } from '../../e2e/support/site-server.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const ANSWER = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ya.' }] }] };

/** Awaits a response of supabase-js. @throws Error if it contains an error */
async function done(answer: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await answer;
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
}

/**
 * Returns one operation of each kind. Each deletes the rows it creates, because a growing database would look
 * like a leak.
 */
function kindsOf({ url, publishableKey, secretKey }: Site) {
  let unique = 0;
  const clientWith = (key: string) =>
    createClient(url, key, {
      auth: { persistSession: false, autoRefreshToken: false, storageKey: `soak-${++unique}` },
      realtime: { timeout: 60_000 }, // tolerates a busy machine
    });
  const visitor = clientWith(publishableKey);
  const service = clientWith(secretKey);
  return {
    'register searches': () =>
      done(visitor.rpc('search_register', { query: 'karya', filters: {}, page_number: 1 })),
    'lists of questions': () => done(visitor.from('faq').select('id, question').limit(60)),
    'questions written': async () => {
      const id = crypto.randomUUID();
      const question = { id, question: 'Rendam?', answer: ANSWER, is_published: false };
      await done(service.from('faq').insert(question));
      await done(service.from('faq').update({ deleted_at: new Date().toISOString() }).eq('id', id));
      await done(service.from('faq').delete().eq('id', id)); // only deleted entries can be removed
    },
    uploads: async () => {
      const name = `soak/${++unique}.png`;
      await done(service.storage.from('media').upload(name, new Blob([PICTURE], { type: 'image/png' })));
      await done(service.storage.from('media').remove([name]));
    },
    'channels joined': async () => {
      const client = clientWith(publishableKey);
      const channel = client.channel(`soak-${++unique}`);
      const state = await new Promise<string>((resolve) => channel.subscribe((now) => resolve(now)));
      if (state !== 'SUBSCRIBED') throw new Error(state);
      await client.removeAllChannels();
    },
    'sign-ins': async () => {
      const { auth } = clientWith(publishableKey);
      await done(auth.signInWithPassword({ email: demoAccounts[0].email, password: demoPassword }));
      await auth.signOut({ scope: 'local' });
    },
  } satisfies Record<string, () => Promise<unknown>>;
}

/**
 * Repeats operations of every kind, two at a time each. Returns how often each ran.
 * @throws Error on the first failure
 */
export async function soak(site: Site, milliseconds: number): Promise<Record<string, number>> {
  const end = performance.now() + milliseconds;
  const counts: Record<string, number> = {};
  const repeat = async ([kind, work]: [string, () => Promise<unknown>]) => {
    do {
      await work().catch((error: unknown) => {
        throw new Error(`${kind} failed: ${messageOf(error)}`, { cause: error });
      });
      counts[kind] = (counts[kind] ?? 0) + 1;
    } while (performance.now() < end);
  };
  const kinds = Object.entries<() => Promise<unknown>>(kindsOf(site));
  await Promise.all([...kinds, ...kinds].map(repeat));
  return counts;
}
