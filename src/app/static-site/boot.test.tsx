import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMedia } from '@tests/support/media';
import { BRAND_STORAGE_KEY, LANGUAGE_STORAGE_KEY, THEME_STORAGE_KEY } from '@/config/constants';

// @alone: the module runs when it is imported.

const html = document.documentElement;

/** Opens a prerendered page at its own address. */
function prerendered(path: string, language = 'id') {
  html.dataset.prerendered = 'id en';
  html.dataset.path = path;
  html.lang = language;
  document.body.innerHTML =
    '<div id="root"><button>Menu</button></div>' +
    '<template id="later"><script type="module" src="data:text/javascript,"></script></template>';
}

async function boot() {
  vi.resetModules();
  await import('./boot');
}

const loadedScripts = () => document.head.querySelectorAll('script[type="module"]').length;

let listeners: Parameters<typeof addEventListener>[] = [];

beforeEach(() => {
  setMedia();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...added: (typeof listeners)[number]) => {
    listeners.push(added);
    add(...added);
  });
  localStorage.clear();
  window.history.replaceState(null, '', '/profil/tentang');
});
afterEach(() => {
  for (const [type, listener, options] of listeners) removeEventListener(type, listener, options);
  listeners = [];
  html.removeAttribute('style');
  html.className = '';
  delete html.dataset.prerendered;
  delete html.dataset.path;
  document.body.innerHTML = '';
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

test('applies the stored theme before the first paint', async () => {
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  await boot();
  expect(html).toHaveClass('dark');
});

test('applies the stored colours to a page that renders in the browser', async () => {
  localStorage.setItem(BRAND_STORAGE_KEY, '--brand-light-primary:#123456');
  await boot();
  expect(html.style.getPropertyValue('--brand-light-primary')).toBe('#123456');
});

test('hides a page prerendered in another language and loads the application', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en');
  prerendered('/profil/tentang', 'id');
  await boot();
  expect(html).toHaveClass('other-page');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(loadedScripts()).toBe(1);
});

test.each(['/profil/tentang?q=abc', '/profil/lain'])(
  'hides a page prerendered for another address: %s',
  async (path) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
    prerendered('/profil/tentang');
    window.history.replaceState(null, '', path);
    await boot();
    expect(html).toHaveClass('other-page');
  },
);

test.each(['/profil/tentang/', '/profil/tentang.html', '/profil/tentang?utm_source=x'])(
  'shows the page at %s',
  async (path) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
    prerendered('/profil/tentang');
    window.history.replaceState(null, '', path);
    await boot();
    expect(html).not.toHaveClass('other-page');
  },
);

test('loads the application once, at the first input, and replays the press after hydration', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
  prerendered('/profil/tentang');
  await boot();
  const button = document.querySelector('button')!;
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  expect(loadedScripts()).toBe(0);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  window.dispatchEvent(new Event('keydown'));
  expect(loadedScripts()).toBe(1);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  window.dispatchEvent(new Event('hydrated'));
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute('aria-busy');
});

test('retries at the next input after a failed download', async () => {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, 'id');
  prerendered('/profil/tentang');
  await boot();
  window.dispatchEvent(new Event('keydown'));
  document.head.querySelector('script')!.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('keydown'));
  expect(loadedScripts()).toBe(2);
});
