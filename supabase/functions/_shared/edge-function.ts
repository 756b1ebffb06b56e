import { withSupabase, type SupabaseContext } from '@supabase/server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { answer, preflight, Refusal, refusalResponse } from './response.ts';

type Method = 'GET' | 'POST';
/**
 * Handles a request. Returns the body of a 200 response, or a complete response; throws a Refusal. `admin`
 * bypasses all policies, `visitor` has the caller's permissions. `isServer`: the caller has the secret key.
 */
type Route = (
  request: Request,
  admin: SupabaseClient,
  visitor: SupabaseClient,
  isServer: boolean,
) => Promise<object>;

/**
 * Maximum size of a body in bytes. Bodies are a few lines, anyone can send one, and a hosted function shares
 * 256 MB among all callers.
 */
const MAX_BYTES = 100_000;

/** Reads a body as text. @throws Refusal body_too_large as soon as the limit is exceeded */
async function textOf({ headers, body }: Request): Promise<string> {
  const tooLarge = new Refusal(413, 'body_too_large', `The body is larger than ${MAX_BYTES} bytes.`);
  if (Number(headers.get('content-length')) > MAX_BYTES) throw tooLarge;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Parses a JSON body. @throws Refusal body_too_large, invalid_json */
export async function jsonOf(request: Request): Promise<unknown> {
  const text = await textOf(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is not valid JSON.');
  }
}

async function serve(routes: Partial<Record<Method, Route>>, request: Request, context: SupabaseContext) {
  const allowed = Object.keys(routes).join(', ');
  const route = Object.hasOwn(routes, request.method) ? routes[request.method as Method] : undefined;
  try {
    if (!route) throw new Refusal(405, 'method_not_allowed', `Use ${allowed}.`);
    const isServer = context.authMode === 'secret';
    const result = await route(request, context.supabaseAdmin, context.supabase, isServer);
    return result instanceof Response ? result : answer(result);
  } catch (error) {
    if (error instanceof Refusal)
      return refusalResponse(error, error.status === 405 ? { allow: allowed } : undefined);
    // Log only the class of an unknown error: its message may contain personal data.
    console.error('[function] failed:', error instanceof Error ? error.name : typeof error);
    return refusalResponse(new Refusal(500, 'unexpected', 'The function failed.'));
  }
}

type Key = 'publishable' | 'secret';

/**
 * Wraps an edge function: checks the key, answers preflight requests, selects the handler by method, and
 * formats errors as `{ error, code }`. `keys`: accepts the publishable and the secret key (default), only the
 * secret one, or requests without a key ('none').
 */
export function edgeFunction(
  routes: Partial<Record<Method, Route>>,
  { keys = ['publishable', 'secret'] }: { keys?: [Key, ...Key[]] | 'none' } = {},
) {
  const authenticated = withSupabase(
    { auth: keys, cors: 'disabled', errors: { detailed: false } },
    (request, context) => serve(routes, request, context),
  );
  return {
    async fetch(request: Request): Promise<Response> {
      if (request.method === 'OPTIONS') return preflight();
      const response = await authenticated(request);
      // withSupabase answers a missing or wrong key in its own format, without these headers.
      if (response.status === 401 && response.headers.has('x-supabase-server-error'))
        return refusalResponse(new Refusal(401, 'invalid_key', 'A valid API key is required.'));
      return response;
    },
  };
}
