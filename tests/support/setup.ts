import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type * as Constants from '@/config/constants';
import { closePage, printed, takePrinted } from './test-end.ts';
import { InProcessWorker } from './worker.ts';

// jsdom has its own Uint8Array, which is incompatible with Node's TextEncoder and crypto.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

Object.assign(globalThis, { Worker: InProcessWorker });

// Longer toasts and time limits, because tests on a busy machine react slowly; no pauses between retries.
vi.mock('@/config/constants', async (original) => ({
  ...(await original<typeof Constants>()),
  TOAST_VISIBLE_MS: 600_000,
  REQUEST_TIMEOUT_MS: 120_000,
  UPLOAD_RETRY_MS: [10, 20, 40],
}));
vi.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Lazy components are compiled on first use, which can be slow on a busy machine.
  configure({
    asyncUtilTimeout: 90_000,
    // Printing the whole page for every failed attempt takes a sixth of the time; use `screen.debug()` to see
    // it.
    getElementError: (message) =>
      Object.assign(new Error(`${message ?? 'not found'}${overThePage()}`), {
        name: 'TestingLibraryElementError',
      }),
  });
  // React records a stack trace for each of the first 10,000 elements, only for its warnings: 7 % of the CPU
  // time.
  const react: Record<string, unknown> = { ...(await import('react')) };
  Object.defineProperty(
    react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set: () => undefined },
  );
  // jsdom has no pointer capture, which Radix Toast uses on press.
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

/** Returns open dialogs and toasts, which hide the page below: the likeliest reason for a missing element. */
function overThePage(): string {
  const over = [...document.querySelectorAll('[role="dialog"], [role="alert"], [role="status"]')];
  const texts = over.map((each) => each.textContent.slice(0, 80)).filter(Boolean);
  return texts.length > 0 ? `; over the page or said: “${texts.join('”, “')}”` : '';
}

/**
 * Simulates requestIdleCallback, missing in jsdom. Pending callbacks end with the file, whose page is then
 * closed.
 */
const waiting = new Set<ReturnType<typeof setTimeout>>();
if (typeof window !== 'undefined') {
  window.requestIdleCallback = (callback) => {
    const timer = setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }), 1200);
    waiting.add(timer);
    return Number(timer);
  };
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
}
afterAll(async () => {
  for (const timer of waiting) clearTimeout(timer);
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  emptyPage();
  const { onlineManager } = await import('@tanstack/react-query');
  // A test may have left it offline, which pauses all queries.
  onlineManager.setOnline(true);
});

/** Resets the page for the next file in this process. */
function emptyPage(): void {
  const { documentElement: root, head, body } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
  // Removes a test's override of the browser's languages.
  Reflect.deleteProperty(navigator, 'languages');
}

const describePart = (part: unknown) => (part instanceof Error ? (part.stack ?? part.message) : String(part));

beforeEach(() => {
  printed.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      printed.push(`console.${level}: ${parts.map(describePart).join(' ')}`);
    });
  }
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
    await closePage();
    localStorage.clear();
    sessionStorage.clear();
  }
  const seen = takePrinted();
  vi.restoreAllMocks();
  expect(seen, 'printed to the console').toEqual([]);
});
