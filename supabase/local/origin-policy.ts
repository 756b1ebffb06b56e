import { isPlainPath } from './plain-path.ts';
import { allowsEveryOrigin, serviceFor } from './published-files.ts';

/**
 * Returns true for addresses that mails and other sites may link to: they may be navigated to but not
 * fetched.
 */
const isNavigationTarget = (pathname: string) =>
  pathname === '/auth/v1/verify' || pathname === '/_local/mail' || serviceFor(pathname) !== undefined;

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns true for requests that pages of any site may send, as on a hosted project: reads of the public
 * register.
 */
const isPublicRead = ({ method, url }: Pick<Request, 'method' | 'url'>) =>
  SAFE_METHODS.includes(method) && allowsEveryOrigin(new URL(url).pathname);

export type OriginPolicy = ReturnType<typeof createOriginPolicy>;

/**
 * Decides which requests may reach a site on this machine. Pages of other sites in the same browser can send
 * requests here, and a foreign host name can resolve to this address (DNS rebinding): refuses both. `url`:
 * origin of the site. `names`: further host names, as sent by a proxy.
 */
export function createOriginPolicy(url: string, names: readonly string[] = []) {
  const own = new URL(url);
  const port = own.port ? `:${own.port}` : '';
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}${port}`);
  const configured = names.flatMap((name) => (name.includes(':') ? [name] : [name, `${name}${port}`]));
  const hosts = new Set([own.host, ...loopback, ...configured].map(hostOf));
  const origins = new Set([...hosts].flatMap((host) => [`http://${host}`, `https://${host}`]));

  const isOwnHost = (host = '') => hosts.has(hostOf(host));

  /** Refuses a request for a foreign host name. */
  function refusedHost(request: Request): Response | undefined {
    const { url: address, headers } = request;
    if ([new URL(address).host, headers.get('host') ?? own.host].every(isOwnHost)) return undefined;
    return refusal(
      421,
      'misdirected_request',
      `This site only responds to ${[...hosts].join(', ')}. Add host names with LOCAL_HOSTS.`,
    );
  }

  /** Returns true for requests from pages of this site, from the user directly, and from programs. */
  function isOwn({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
    const origin = headers.get('origin');
    if (origin !== null) return origins.has(origin);
    const site = headers.get('sec-fetch-site');
    // Programs send no such header; "none" means an address typed by the user.
    if (site === null || site === 'same-origin' || site === 'none') return true;
    const isNavigation =
      headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
    return method === 'GET' && isNavigation && isNavigationTarget(new URL(url).pathname);
  }

  return {
    hosts: [...hosts],
    isOwnHost,
    refusedHost,
    /**
     * Refuses API requests from pages of other sites, for foreign host names, or with a path that is not in
     * its plain form.
     */
    refused(request: Request): Response | undefined {
      const host = refusedHost(request);
      if (host) return host;
      if (!isPlainPath(new URL(request.url).pathname))
        return refusal(400, 'malformed_address', 'The path is not in its plain form.');
      if (isPublicRead(request) || isOwn(request)) return undefined;
      return refusal(403, 'foreign_origin', 'This API answers pages of its own site only.');
    },
    /** Returns CORS headers: for pages of this site under another host name, and for public data. */
    sharing(request: Request): Record<string, string> {
      if (isPublicRead(request))
        return {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': SAFE_METHODS.join(', '),
        };
      const origin = request.headers.get('origin');
      if (origin === null || !origins.has(origin)) return { vary: 'origin' };
      return {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-expose-headers': '*',
        vary: 'origin',
      };
    },
  };
}

/**
 * Normalises a host as browsers do: lower case, without the default port. An invalid host is returned
 * unchanged and matches none.
 */
function hostOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });
