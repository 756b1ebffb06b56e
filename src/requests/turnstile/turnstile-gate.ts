import { AppError, toAppError } from '@/lib/errors';
import type { FormName } from '@/requests/draft';
import { fetchPass } from './fetch-pass';

/**
 * `asking`: the visitor has to act. `failed`: Cloudflare does not respond or does not support the browser.
 */
type Phase = 'idle' | 'loading' | 'asking' | 'solved' | 'failed';

/** Longest wait for a token in milliseconds, enough for a slow phone. */
const TIMEOUT_MS = 20_000;
/** Lifetime of a pass in milliseconds, below the database's ten minutes. */
const PASS_MS = 9 * 60_000;

/** Error code while the check waits for the visitor. */
const UNANSWERED = 'turnstile.unanswered';
const UNREACHABLE = 'turnstile.unreachable';
const failure = (code: string) => new AppError('unknown', code, code);

/** Creates the Turnstile state of one form, if the settings enable it: widget, token and pass. */
export function createTurnstileGate(action: FormName) {
  /** `attempt` counts the widgets; each is rendered from scratch. */
  let state: { phase: Phase; attempt: number } = { phase: 'idle', attempt: 0 };
  let token = '';
  let isOnPage = false;
  let reset: (() => void) | undefined;
  let kept: { pass: string; until: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const enter = (phase: Phase, attempt = state.attempt) => {
    state = { phase, attempt };
    clearTimeout(timer);
    if (phase === 'loading' && isOnPage) timer = setTimeout(() => enter('failed'), TIMEOUT_MS);
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const begin = () => {
    if (state.phase === 'idle') enter('loading');
  };
  const retry = () => {
    token = '';
    enter('loading', state.attempt + 1);
  };
  const resetWidget = () => {
    token = '';
    enter('loading');
    reset?.();
  };
  const answered = () =>
    new Promise<Phase>((resolve) => {
      const look = () => {
        if (state.phase === 'loading') return;
        stop();
        resolve(state.phase);
      };
      const stop = subscribe(look);
      look();
    });

  async function requestToken(): Promise<string> {
    if (state.phase === 'failed') retry();
    else if (state.phase === 'solved' && !token) resetWidget();
    else begin();
    const phase = await answered();
    if (phase === 'asking') throw failure(UNANSWERED);
    if (!token) throw failure(UNREACHABLE);
    const taken = token;
    token = '';
    return taken;
  }
  async function currentPass(siteKey: string): Promise<string> {
    if (kept && kept.until > Date.now()) return kept.pass;
    const taken = await requestToken();
    try {
      kept = { pass: await fetchPass(action, taken, siteKey), until: Date.now() + PASS_MS };
    } catch (error) {
      // A token can be used only once, even if the call failed.
      resetWidget();
      throw error;
    }
    return kept.pass;
  }

  return {
    subscribe,
    state: () => state,
    /** Shows the widget on the first input, not when the page opens. */
    begin,
    retry,
    /** Called by the widget with its token. */
    solve: (given: string) => {
      token = given;
      enter('solved');
    },
    /** Called when the token expires; the widget requests a new one itself. */
    expire: () => {
      token = '';
      enter('loading');
    },
    ask: () => enter('asking'),
    fail: () => enter('failed'),
    /**
     * Marks the widget as mounted. Returns a function that marks it as unmounted and drops its token, whose
     * expiry would go unnoticed.
     */
    mount: () => {
      isOnPage = true;
      if (state.phase === 'loading') enter('loading');
      return () => {
        isOnPage = false;
        token = '';
        enter('loading');
      };
    },
    /** Registers the widget's reset function, used to request another token. */
    attach: (again: (() => void) | undefined) => {
      reset = again;
    },
    /**
     * Calls `call` with a pass; the pass is reused if the form was refused for another reason. If the check
     * is optional (`isNeeded` false) and fails, `call` runs without a pass and the database decides. @throws
     * AppError turnstile.unanswered, .refused, .unreachable, .not_configured, or the error of `call`
     */
    async withPass<T>(
      siteKey: string,
      isNeeded: boolean,
      call: (currentPass: string | null) => Promise<T>,
    ): Promise<T> {
      let failed: unknown;
      const hasFailed = state.phase === 'failed' && !isNeeded;
      const given = await (hasFailed ? Promise.reject(failure(UNREACHABLE)) : currentPass(siteKey)).catch(
        (error: unknown) => {
          const { message } = toAppError(error);
          if (isNeeded || !message.startsWith('turnstile.') || message === UNANSWERED) throw error;
          failed = error;
          return null;
        },
      );
      try {
        const answer = await call(given);
        kept = undefined;
        return answer;
      } catch (error) {
        const { message } = toAppError(error);
        if (message.startsWith('turnstile.')) kept = undefined;
        throw failed && message === 'turnstile.required' ? failed : error;
      }
    },
  };
}
export type TurnstileGate = ReturnType<typeof createTurnstileGate>;
