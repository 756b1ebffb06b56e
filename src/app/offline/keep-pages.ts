import { DEFAULT_LANGUAGE, toLanguage } from '@/config/languages';
import { formatDateTime } from '@/lib/format';
import { whenIdle } from '@/lib/when-idle';
import { CACHES, isOfStaff, keptPage } from './kept';
import { offlineWords } from './words';

/** Files of the application that this page has loaded, also those from before the worker was there. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Where nothing is to be loaded that nobody asked for. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Keeps the public pages that somebody reads on their device, so that they can be read without the network, and says so then.
 * Called once the first page is idle. Rejects nothing: without a service worker (old browser, no TLS) the site is as before.
 */
export async function keepPages(): Promise<void> {
  if (isOfStaff(new URL(location.href))) return;
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
    .catch(() => undefined);
  sayWhenOffline();
  if (!registration) return;
  const tell = () => {
    if (savesData() || !navigator.onLine || isOfStaff(new URL(location.href))) return;
    const { origin, pathname } = location;
    registration.active?.postMessage({ page: origin + pathname, parts: loadedParts() });
  };
  tell();
  // Sent by PageArrival. Later, when the page has what it consists of.
  window.addEventListener('arrived', () => whenIdle(tell));
}

/** The moment at which the page of this address was kept; undefined where it was not. */
async function keptAt(): Promise<string | undefined> {
  const key = keptPage(new URL(location.href));
  if (!key) return undefined;
  const cache = await caches.open(CACHES.pages);
  const kept = await cache.match(key, { ignoreVary: true });
  return kept?.headers.get('date') ?? undefined;
}

/** A line above the page while there is no network. */
function sayWhenOffline(): void {
  const line = document.createElement('aside');
  line.className = 'border-b border-border bg-warning-soft px-4 py-2 text-center text-sm print:hidden';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  line.append(text);
  const say = async () => {
    if (navigator.onLine) {
      line.remove();
      return;
    }
    const language = toLanguage(document.documentElement.lang || DEFAULT_LANGUAGE);
    const words = offlineWords[language];
    const at = await keptAt().catch(() => undefined);
    line.setAttribute('aria-label', words.label);
    line.lang = language;
    if (!line.isConnected) document.body.prepend(line);
    text.textContent = at ? words.lineSince.replace('{{time}}', formatDateTime(language, at)) : words.line;
  };
  for (const sign of ['online', 'offline', 'arrived']) window.addEventListener(sign, () => void say());
  void say();
}
