/** Any origin is allowed: keys, not origins, control access. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
};

export function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...cors, 'cache-control': 'no-store', ...headers } });
}

export const preflight = () => new Response(null, { status: 204, headers: cors });

/** Expected error. Clients choose their message by `code`, which is stable; `message` is for developers. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const refusalResponse = ({ status, code, message }: Refusal, headers?: Record<string, string>) =>
  answer({ error: message, code }, status, headers);
