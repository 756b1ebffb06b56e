import { GoTrueClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { LANGUAGE_STORAGE_KEY } from '@/config/constants';
import { deleteProgress } from '@/imports/import-memory';
import { resetClients } from '@/lib/supabase';
import { clearListAddresses } from '@/session/list-addresses';
import { resetSession } from '@/session/session-store';
import type { Fetch } from './faults.ts';
import { setMedia } from './media.ts';
import { stackKey, stackUrl } from './stack-directory.ts';

// GoTrueClient warns about a second client for the same storage key. Here one page simulates many tabs and
// also runs the edge functions' clients, so no client is ever counted as a second one.
(GoTrueClient as unknown as { nextInstanceID: object }).nextInstanceID = new Proxy(
  {},
  { get: () => undefined, set: () => true },
);

/**
 * Simulates a newly opened browser tab in Indonesian whose requests go to a stack. Memory is reset, storage
 * is preserved.
 */
export function openTab(fetch: Fetch): void {
  resetClients();
  deleteProgress();
  clearListAddresses();
  resetSession();
  setMedia();
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
  document.cookie = `${LANGUAGE_STORAGE_KEY}=id; path=/`;
  vi.stubEnv('VITE_SUPABASE_URL', stackUrl);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', stackKey);
  // There is no host in front of the stack.
  vi.stubEnv('VITE_READS', 'direct');
  vi.stubGlobal('fetch', fetch);
  // jsdom has no scrolling and no observers.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
