import {
  BRAND_STORAGE_KEY,
  LANGUAGE_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  THEME_STORAGE_KEY,
} from '@/config/constants';

// Inlined into the head of every page (scripts/inline-boot.ts), before the first paint: keep it small.

const page = document.documentElement;
/** Languages in which this page is prerendered, default first; empty for a page rendered in the browser. */
const languages = page.dataset.prerendered?.split(' ') ?? [];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function showTheme(): void {
  const theme = stored(THEME_STORAGE_KEY);
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  page.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && prefersDark));
  page.classList.toggle('signed-in', stored(SESSION_STORAGE_KEY) !== null);
}

/** Returns the language that src/lib/i18n/i18n.ts will detect, without loading it. */
function preferredLanguage(query: URLSearchParams): string | undefined {
  const [first] = languages;
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_STORAGE_KEY}=([^;]*)`).exec(document.cookie)?.[1];
  const asked = query.get('lng') ?? (/bot|crawl|spider/i.test(navigator.userAgent) ? first : cookie);
  const tag = asked || stored(LANGUAGE_STORAGE_KEY) || navigator.language;
  return languages.find((language) => tag.slice(0, 2).toLowerCase() === language) ?? first;
}

/** Returns true if the HTML does not match the request: another language, address or filter. */
function isOtherPage(): boolean {
  const query = new URLSearchParams(location.search);
  const isFiltered = [...query.keys()].some((name) => !/^(lng|utm_\w+|fbclid|gclid)$/.test(name));
  const path = location.pathname.replace(/(.)\/$/, '$1').replace(/\.html$/, '');
  return isFiltered || path !== page.dataset.path || preferredLanguage(query) !== page.lang;
}

/** Last button pressed before hydration; `hydrated` replays the press. */
let pressed: HTMLElement | null = null;
function holdClick(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLElement>('#root button');
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  button.setAttribute('aria-busy', 'true');
}

let isLoading = false;
/** Loads the application once. After a failed download, the next input retries. */
function hydrate(): void {
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (isLoading || !later) return;
  isLoading = true;
  const files = later.content.cloneNode(true) as DocumentFragment;
  files.querySelector('script')?.addEventListener('error', () => {
    isLoading = false;
    pressed?.removeAttribute('aria-busy');
  });
  document.head.append(files);
}

showTheme();
if (languages.length === 0) page.style.cssText = stored(BRAND_STORAGE_KEY) ?? '';
else if (isOtherPage()) {
  page.classList.add('other-page');
  addEventListener('DOMContentLoaded', hydrate);
} else {
  const inputs = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  for (const input of inputs) addEventListener(input, hydrate, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', holdClick, true);
    pressed?.removeAttribute('aria-busy');
    if (pressed?.isConnected) pressed.click();
  });
  // Safari has no requestIdleCallback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(hydrate) : hydrate());
  const paint = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    paint.disconnect();
    whenIdle();
  });
  addEventListener('load', () => paint.observe({ type: 'paint', buffered: true }));
}
