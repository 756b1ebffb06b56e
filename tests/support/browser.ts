import { GoTrueClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { LANGUAGE_STORAGE_KEY } from '@/config/constants';
import { forgetProgress } from '@/imports/import-memory';
import { forgetClients } from '@/lib/supabase';
import { forgetLists } from '@/session/left-list';
import { resetSession } from '@/session/session-store';
import type { Fetch } from './faults.ts';
import { setMedia } from './media.ts';
import { stackKey, stackUrl } from './stack-directory.ts';

// It counts the clients of a page, and warns of a second one for the same storage key. Here one page is many tabs,
// and the edge functions with their clients besides: none is ever the second.
(GoTrueClient as unknown as { nextInstanceID: object }).nextInstanceID = new Proxy(
  {},
  { get: () => undefined, set: () => true },
);

/**
 * A browser tab that was just opened and speaks Indonesian, whose requests go to a stack. What the last one had in
 * memory is gone, storage stays.
 */
export function openTab(fetch: Fetch): void {
  forgetClients();
  forgetProgress();
  forgetLists();
  resetSession();
  setMedia();
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
  document.cookie = `${LANGUAGE_STORAGE_KEY}=id; path=/`;
  vi.stubEnv('VITE_SUPABASE_URL', stackUrl);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', stackKey);
  // No host stands before the stack.
  vi.stubEnv('VITE_READS', 'direct');
  vi.stubGlobal('fetch', fetch);
  // jsdom has no layout to scroll or to observe.
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
