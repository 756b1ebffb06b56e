import { AsyncLocalStorage } from 'node:async_hooks';

/** Globals visible to a running edge function. */
export interface FunctionScope {
  env: Record<string, string>;
  /** Answers requests to the project's own address without a network connection. */
  handle: (request: Request) => Promise<Response>;
}

const scope = new AsyncLocalStorage<FunctionScope>();
export const runInScope = <T>(current: FunctionScope, work: () => T) => scope.run(current, work);

/** Part of Deno available to edge functions here. */
interface EdgeGlobals {
  Deno?: { env: { get: (name: string) => string | undefined; toObject: () => Record<string, string> } };
}

let scopedFetch: typeof fetch | undefined;

/**
 * Installs `Deno.env`, and lets functions reach their own project through `fetch`. Reinstalls both if they
 * were replaced.
 */
export function installEdgeGlobals() {
  if (scopedFetch && globalThis.fetch === scopedFetch) return;
  // Node has no Deno: add the part that functions use.
  const globals = globalThis as typeof globalThis & EdgeGlobals;
  globals.Deno ??= {
    env: {
      get: (name) => scope.getStore()?.env[name] ?? process.env[name],
      toObject: () => ({ ...scope.getStore()?.env }),
    },
  };
  const network = globalThis.fetch;
  scopedFetch = (input, init) => {
    const current = scope.getStore();
    const address = input instanceof Request ? input.url : String(input);
    if (!current || !address.startsWith(`${current.env.SUPABASE_URL}/`)) return network(input, init);
    return current.handle(new Request(input, init));
  };
  globalThis.fetch = scopedFetch;
}
