import { DEFAULT_LANGUAGE, toLanguage } from '@/config/languages';
import { formatDateTime } from '@/lib/format';
import { whenIdle } from '@/lib/when-idle';
import { CACHES, isStaffPath, cachedPageKey } from './cache-keys';
import { offlineTexts } from './offline-texts';

/**
 * Returns the application files that this page has loaded, including those from before the service worker was
 * active.
 */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));

/** Returns true when the browser is in data-saving mode. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Registers the service worker, which caches visited public pages for offline reading, and shows a notice
 * while offline. Called once the first page is idle. Never rejects: without service workers (old browser, no
 * TLS) the site works as usual.
 */
export async function startOfflinePages(): Promise<void> {
  if (isStaffPath(new URL(location.href))) return;
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready)
    .catch(() => undefined);
  showOfflineNotice();
  if (!registration) return;
  const reportPage = () => {
    if (savesData() || !navigator.onLine || isStaffPath(new URL(location.href))) return;
    const { origin, pathname } = location;
    registration.active?.postMessage({ page: origin + pathname, parts: loadedParts() });
  };
  reportPage();
  // PageArrival dispatches `arrived`; at the next idle time the page has loaded all its parts.
  window.addEventListener('arrived', () => whenIdle(reportPage));
}

/** Returns the time at which the current page was cached; undefined if it was not. */
async function cachedAt(): Promise<string | undefined> {
  const key = cachedPageKey(new URL(location.href));
  if (!key) return undefined;
  const cache = await caches.open(CACHES.pages);
  const kept = await cache.match(key, { ignoreVary: true });
  return kept?.headers.get('date') ?? undefined;
}

/** Shows a notice above the page while offline. */
function showOfflineNotice(): void {
  const line = document.createElement('aside');
  line.className = 'border-b border-border bg-warning-soft px-4 py-2 text-center text-sm print:hidden';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  line.append(text);
  const update = async () => {
    if (navigator.onLine) {
      line.remove();
      return;
    }
    const language = toLanguage(document.documentElement.lang || DEFAULT_LANGUAGE);
    const texts = offlineTexts[language];
    const at = await cachedAt().catch(() => undefined);
    line.setAttribute('aria-label', texts.label);
    line.lang = language;
    if (!line.isConnected) document.body.prepend(line);
    text.textContent = at ? texts.lineSince.replace('{{time}}', formatDateTime(language, at)) : texts.line;
  };
  for (const sign of ['online', 'offline', 'arrived']) window.addEventListener(sign, () => void update());
  void update();
}
