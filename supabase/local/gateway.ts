import { baseHeaders } from '../../scripts/start/security-headers.ts';
import { createAuth } from './auth/auth.ts';
import { authErrorResponse } from './auth/errors.ts';
import { ApiError, bearerOf } from './callers.ts';
import type { Context } from './context.ts';
import { runReadOnly } from './database/caller-settings.ts';
import { withPosition } from './database/lock.ts';
import { mailPage } from './mail/mail-page.ts';
import { receiveMail } from './mail/receive-mail.ts';
import { publishedFile } from './published-files.ts';
import { boundedJson, checkAddress, checkFilters, checkRowCount } from './request-limits.ts';
import { withCacheHeaders } from './visitors-cache.ts';
import { withPublicErrors } from './visitors-errors.ts';

export type GatewayHandler = (request: Request, url: URL) => Promise<Response>;

function preflight(request: Request) {
  const headers = request.headers.get('access-control-request-headers') ?? '*';
  return new Response(null, { status: 204, headers: { 'access-control-allow-headers': headers } });
}

/** Finishes a response: readable only by our own pages, and protected against content sniffing. */
function withOriginHeaders({ originPolicy }: Context, request: Request, response: Response): Response {
  const answer = new Response(response.body, response);
  // Functions and lite allow every origin, which is safe only on a hosted project's own domain.
  for (const name of [...answer.headers.keys()])
    if (name.startsWith('access-control-') && name !== 'access-control-allow-headers')
      answer.headers.delete(name);
  for (const [name, value] of Object.entries({ ...baseHeaders, ...originPolicy.sharing(request) }))
    if (name === 'vary') answer.headers.append(name, value);
    else answer.headers.set(name, value);
  return answer;
}

/** Header with the caller's address for the database; set only here. */
export const ADDRESS_HEADER = 'x-real-ip';
const FORWARDED = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  ADDRESS_HEADER,
];

/** Replaces the address headers in a request by the address of the socket. */
function withAddress(asked: Request, address: string | undefined): Request {
  const request = new Request(asked);
  for (const name of FORWARDED) request.headers.delete(name);
  if (address) request.headers.set(ADDRESS_HEADER, address);
  return request;
}

/** Returns one request handler for all services. `address` is the caller's, from its socket. */
export function createGateway(
  context: Context,
  checkRoom: (request: Request) => void,
  services: Record<'storage' | 'functions' | 'realtime', GatewayHandler>,
) {
  const routes: Record<string, GatewayHandler> = {
    // Storage accepts files and limits their size itself.
    storage: services.storage,
    auth: within(createAuth(context), authErrorResponse),
    rest: within(rest(context), ({ code, message, status }) =>
      Response.json({ code, message, details: null, hint: null }, { status }),
    ),
    functions: within(services.functions, ({ code, message, status }) =>
      Response.json({ error: message, code }, { status }),
    ),
    realtime: within(services.realtime, ({ message, status }) => Response.json({ message }, { status })),
    _local: within(
      (request, url) => Promise.resolve(local(context, request, url)),
      ({ message, status }) => Response.json({ message }, { status }),
    ),
  };
  const answer = (request: Request): Promise<Response> | Response => {
    if (request.method === 'OPTIONS') return preflight(request);
    const url = new URL(request.url);
    const [, service = '', version] = url.pathname.split('/');
    try {
      checkAddress(url);
      checkRoom(request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message, status } = error;
      return Response.json({ code, message, details: null, hint: null }, { status });
    }
    const isRoute = Object.hasOwn(routes, service) && (version === 'v1' || service === '_local');
    return (isRoute && routes[service]?.(request, url)) || new Response('Not found', { status: 404 });
  };
  return async function handle(asked: Request, address?: string): Promise<Response> {
    const response =
      context.originPolicy.refused(asked) ??
      (await withPosition(() => answer(withAddress(publishedFile(asked) ?? asked, address))));
    return withOriginHeaders(context, asked, response);
  };
}

/**
 * Wraps a service that accepts JSON: refuses bodies that are too large or too deeply nested, in the service's
 * error format.
 */
function within(serve: GatewayHandler, inItsForm: (error: ApiError) => Response): GatewayHandler {
  return async (request, url) => {
    try {
      return await serve(await boundedJson(request), url);
    } catch (error) {
      if (error instanceof ApiError) return inItsForm(error);
      throw error;
    }
  };
}

function rest(context: Context): GatewayHandler {
  return async (request, url) => {
    const isServer = [request.headers.get('apikey'), bearerOf(request)].includes(context.secretKey);
    if (!isServer) {
      checkFilters(url);
      await checkRowCount(request);
    }
    const isRead = ['GET', 'HEAD'].includes(request.method);
    const response = await (isRead ? runReadOnly(() => context.lite(request)) : context.lite(request));
    const answer = await withPublicErrors(context, request, response);
    return isServer ? answer : withCacheHeaders(request, answer);
  };
}

function local(context: Context, request: Request, url: URL): Response | Promise<Response> {
  if (url.pathname === '/_local/config')
    return Response.json({ url: context.url, publishableKey: context.publishableKey });
  if (url.pathname === '/_local/mail')
    return request.method === 'POST'
      ? receiveMail(context, request)
      : context.settled().then(() => mailPage(context.mailbox.mails, request, url));
  return new Response('Not found', { status: 404 });
}
