import { getResolvedTheme } from '@/lib/theme/theme-store';
import type { TurnstileGate } from './turnstile-gate';

/** Part of Cloudflare's API used here, with explicit rendering. */
interface Turnstile {
  render: (place: HTMLElement, options: Record<string, unknown>) => string | null | undefined;
  reset: (id: string) => void;
  remove: (id: string) => void;
}
declare global {
  interface Window {
    turnstile?: Turnstile;
    onTurnstileReady?: () => void;
  }
}

const SCRIPT =
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=onTurnstileReady';
/** Minimum width of a flexible widget, in pixels; a compact one needs 150. */
const FLEXIBLE_PX = 300;

let loading: Promise<Turnstile> | undefined;

/** Loads the script once. Requests a blocked script again on the next call. */
function loadScript(): Promise<Turnstile> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    window.onTurnstileReady = () => {
      if (window.turnstile) resolve(window.turnstile);
    };
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error('Turnstile could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

interface WidgetOptions {
  siteKey: string;
  action: string;
  language: string;
  signal: AbortSignal;
}

/**
 * Renders the widget and reports to the gate until the signal aborts. @throws if the script cannot be loaded
 */
export async function showWidget(
  place: HTMLElement,
  gate: TurnstileGate,
  options: WidgetOptions,
): Promise<void> {
  const { siteKey, action, language, signal } = options;
  const turnstile = await loadScript();
  if (signal.aborted) return;
  const id = turnstile.render(place, {
    sitekey: siteKey,
    action,
    language,
    theme: getResolvedTheme(),
    size: place.clientWidth >= FLEXIBLE_PX ? 'flexible' : 'compact',
    'response-field': false,
    callback: gate.solve,
    'expired-callback': gate.expire,
    'before-interactive-callback': gate.ask,
    'unsupported-callback': gate.fail,
    // Returning true marks the error as handled; Cloudflare's script retries by itself.
    'error-callback': () => {
      gate.fail();
      return true;
    },
  });
  if (!id) throw new Error('Turnstile could not be rendered');
  gate.attach(() => turnstile.reset(id));
  signal.addEventListener('abort', () => {
    gate.attach(undefined);
    turnstile.remove(id);
  });
}
