import { createAuth } from './auth/auth.ts';
import type { Context } from './context.ts';
import { mailPage } from './mail/mail-page.ts';
import { receiveMail } from './mail/receive-mail.ts';
import { publishedFile } from './published-files.ts';

export type Handler = (request: Request, url: URL) => Promise<Response>;

const openToEveryOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

function preflight(request: Request) {
  const headers = request.headers.get('access-control-request-headers') ?? '*';
  return new Response(null, {
    status: 204,
    headers: { ...openToEveryOrigin, 'access-control-allow-headers': headers },
  });
}

function withCors(response: Response): Response {
  const open = new Response(response.body, response);
  for (const [name, value] of Object.entries(openToEveryOrigin))
    if (!open.headers.has(name)) open.headers.set(name, value);
  return open;
}

/** The header in which the database finds a caller's address; written here and nowhere else. */
export const ADDRESS_HEADER = 'x-real-ip';
const FORWARDED = [
  'cf-connecting-ip',
  'forwarded',
  'true-client-ip',
  'x-client-ip',
  'x-forwarded-for',
  ADDRESS_HEADER,
];

/** Takes away what the caller says about its address, and says what the socket knows. */
function withAddress(asked: Request, address: string | undefined): Request {
  const request = new Request(asked);
  for (const name of FORWARDED) request.headers.delete(name);
  if (address) request.headers.set(ADDRESS_HEADER, address);
  return request;
}

/** One request handler for all services. `address` is the caller's, as its socket shows it. */
export function createGateway(
  context: Context,
  services: Record<'storage' | 'functions' | 'realtime', Handler>,
) {
  const routes: Record<string, Handler> = { ...services, auth: createAuth(context), rest: rest(context) };
  return async function handle(asked: Request, address?: string): Promise<Response> {
    const request = withAddress(publishedFile(asked) ?? asked, address);
    const url = new URL(request.url);
    // The mailbox holds sign-in links: never readable from another site's page.
    if (url.pathname.startsWith('/_local/')) return local(context, request, url);
    if (request.method === 'OPTIONS') return preflight(request);
    const [, service = '', version] = url.pathname.split('/');
    const route = version === 'v1' && Object.hasOwn(routes, service) ? routes[service] : undefined;
    return withCors(route ? await route(request, url) : new Response('Not found', { status: 404 }));
  };
}

function rest(context: Context): Handler {
  return async (request) => {
    // The body is read before taking a turn: a slow sender must not hold up everybody else.
    const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer();
    const { method, headers } = request;
    return context.lite(new Request(request.url, { method, headers, body }));
  };
}

function local(context: Context, request: Request, url: URL): Response | Promise<Response> {
  if (url.pathname === '/_local/config')
    return Response.json({ url: context.url, publishableKey: context.publishableKey });
  if (url.pathname === '/_local/mail')
    return request.method === 'POST'
      ? receiveMail(context, request)
      : mailPage(context.mailbox.mails, request, url);
  return new Response('Not found', { status: 404 });
}
