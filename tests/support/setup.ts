import '@testing-library/jest-dom/vitest';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type * as Constants from '@/config/constants';
import { closePage, printed, takePrinted } from './test-end.ts';
import { InProcessWorker } from './worker.ts';

// jsdom brings a Uint8Array of its own, which Node's TextEncoder and crypto neither give nor take.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

Object.assign(globalThis, { Worker: InProcessWorker });

// A busy machine may take longer to look than a toast is there, and to answer than a person would wait.
vi.mock('@/config/constants', async (original) => ({
  ...(await original<typeof Constants>()),
  TOAST_VISIBLE_MS: 600_000,
  REQUEST_TIMEOUT_MS: 120_000,
}));

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // Lazy parts are compiled the first time, on a machine that may be busy.
  configure({
    asyncUtilTimeout: 90_000,
    // The whole page printed for every look that finds nothing yet takes a sixth of the time; `screen.debug()` shows it.
    getElementError: (message) =>
      Object.assign(new Error(`${message ?? 'not found'}${overThePage()}`), {
        name: 'TestingLibraryElementError',
      }),
  });
  // React records a stack trace with every element until it has 10,000, for its warnings only: 7 % of the processor's time.
  const react: Record<string, unknown> = { ...(await import('react')) };
  Object.defineProperty(
    react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
    'recentlyCreatedOwnerStacks',
    { get: () => Infinity, set: () => undefined },
  );
  // jsdom has no pointer capture, which Radix Toast asks for when something in a notice is pressed.
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.releasePointerCapture = () => undefined;
  // Nor anything to scroll.
  Element.prototype.scrollIntoView = () => undefined;
}

/** Dialogs and notices, which hide what is under them: the likeliest reason for not finding something. */
function overThePage(): string {
  const over = [...document.querySelectorAll('[role="dialog"], [role="alert"], [role="status"]')];
  const texts = over.map((each) => each.textContent.slice(0, 80)).filter(Boolean);
  return texts.length > 0 ? `; over the page or said: “${texts.join('”, “')}”` : '';
}

/** Waits for a quiet moment, which jsdom does not have: it ends with the file, whose page is gone then. */
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
  // A test may have left it offline, where nothing is asked for.
  onlineManager.setOnline(true);
});

/** The next file of this process finds a page as empty as the first one did. */
function emptyPage(): void {
  const { documentElement: root, head, body } = document;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  window.history.replaceState(null, '', '/');
  // A test puts its own before those of the browser.
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
