import {
  BRAND_STORAGE_KEY,
  LANGUAGE_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  THEME_STORAGE_KEY,
} from '@/config/constants';
import { readStored } from '@/lib/storage';
import { whenIdle } from '@/lib/when-idle';

// Inlined into the head of every page (scripts/inline-boot.ts), before the first paint: keep it small.

const page = document.documentElement;
/** Languages that this page is prerendered in, the default one first; empty for a page that renders in the browser. */
const languages = page.dataset.prerendered?.split(' ') ?? [];

const theme = readStored(THEME_STORAGE_KEY);
const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
page.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && prefersDark));
page.classList.toggle('signed-in', readStored(SESSION_STORAGE_KEY) !== null);

/** Returns the language that src/lib/i18n/i18n.ts will detect, without loading its modules. */
function preferredLanguage(query: URLSearchParams): string | undefined {
  const cookie = new RegExp(`(?:^|; )${LANGUAGE_STORAGE_KEY}=([^;]*)`).exec(document.cookie)?.[1];
  const asked = query.get('lng') ?? (/bot|crawl|spider/i.test(navigator.userAgent) ? languages[0] : cookie);
  const tag = asked || readStored(LANGUAGE_STORAGE_KEY) || navigator.language;
  return languages.find((language) => tag.slice(0, 2).toLowerCase() === language) ?? languages[0];
}

/** Returns true if the HTML does not match the request: another language, address or filter. */
function isOtherPage(): boolean {
  const query = new URLSearchParams(location.search);
  const isFiltered = [...query.keys()].some((name) => !/^(lng|utm_\w+|fbclid|gclid)$/.test(name));
  const path = location.pathname.replace(/(.)\/$/, '$1').replace(/\.html$/, '');
  return isFiltered || path !== page.dataset.path || preferredLanguage(query) !== page.lang;
}

/** Button last pressed before hydration; `hydrated` replays the press. */
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

/** Loads the application once. After a failed download, the next input retries. */
function hydrate(): void {
  const later = document.querySelector<HTMLTemplateElement>('template#later');
  if (!later) return;
  later.remove();
  const files = document.importNode(later.content, true);
  files.querySelector('script')?.addEventListener('error', () => {
    document.body.append(later);
    pressed?.removeAttribute('aria-busy');
  });
  document.head.append(files);
}

if (languages.length === 0) page.style.cssText = readStored(BRAND_STORAGE_KEY) ?? '';
else if (isOtherPage()) {
  page.classList.add('other-page');
  addEventListener('DOMContentLoaded', hydrate);
} else {
  for (const input of ['pointerdown', 'keydown', 'focusin', 'touchstart'])
    addEventListener(input, hydrate, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', holdClick, true);
    pressed?.removeAttribute('aria-busy');
    if (pressed?.isConnected) pressed.click();
  });
  const paint = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) whenIdle(hydrate);
  });
  addEventListener('load', () => paint.observe({ type: 'paint', buffered: true }));
}
