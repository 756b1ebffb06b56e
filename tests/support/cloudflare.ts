import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Fetch } from './faults.ts';

const HOST = 'https://challenges.cloudflare.com/';

/** Options that a page passed to turnstile.render(). */
export interface RenderedWidget {
  sitekey: string;
  action: string;
  callback: (token: string) => void;
  'before-interactive-callback': () => void;
  'error-callback': () => boolean;
}

/** Simulates Cloudflare's part of Turnstile without a network: its script and its token verification. */
export function cloudflareInPage() {
  const widgets: RenderedWidget[] = [];
  const reset = vi.fn<(id: string) => void>();
  const remove = vi.fn<(id: string) => void>();
  const api = {
    render: (_place: HTMLElement, widget: RenderedWidget) => `widget-${widgets.push(widget)}`,
    reset,
    remove,
  };
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${HOST}"]`)];
  let verdict: unknown = { success: true };
  return {
    widgets,
    reset,
    scripts,
    /** Loads the requested script and reports it as ready. */
    async arrive() {
      await waitFor(() => expect(scripts()).toHaveLength(1));
      Object.assign(window, { turnstile: api });
      await act(async () => window.onTurnstileReady?.());
    },
    /** Blocks the requested script. */
    async block() {
      await waitFor(() => expect(scripts()).toHaveLength(1));
      await act(async () => scripts()[0]?.dispatchEvent(new Event('error')));
    },
    /** Waits for the newest widget to be rendered. */
    async widget(): Promise<RenderedWidget> {
      await waitFor(() => expect(widgets.length).toBeGreaterThan(0));
      return widgets.at(-1) as RenderedWidget; // exists, because it is awaited above
    },
    judge: (said: unknown) => {
      verdict = said;
    },
    /** Answers requests to Cloudflare and forwards all others. */
    through:
      (fetch: Fetch): Fetch =>
      (input, init) => {
        const { url } = new Request(input, init);
        if (!url.startsWith(HOST)) return fetch(input, init);
        return Promise.resolve(Response.json(verdict));
      },
  };
}
