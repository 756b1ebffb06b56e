import { isPlainPath } from './plain-path.ts';
import { isForEveryOrigin, servedBy } from './published-files.ts';

/** Addresses that a mail or another page may lead to: opened as a page, never read by one. */
const isLandingPlace = (pathname: string) =>
  pathname === '/auth/v1/verify' || pathname === '/_local/mail' || servedBy(pathname) !== undefined;

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** A request that a page of any site may make, as on a hosted project: it reads the public register, and changes nothing. */
const isPublicRead = ({ method, url }: Pick<Request, 'method' | 'url'>) =>
  READING.includes(method) && isForEveryOrigin(new URL(url).pathname);

export type FrontDoor = ReturnType<typeof createFrontDoor>;

/**
 * Decides who may talk to a site on this machine. A page on any other site can send requests here as long as it is
 * open in the same browser, and a name of its own can be made to lead to this address; neither is a visitor.
 * `url`: where the site is reached; `names`: further host names it answers to, as a proxy in front of it sends them.
 */
export function createFrontDoor(url: string, names: readonly string[] = []) {
  const own = new URL(url);
  const port = own.port ? `:${own.port}` : '';
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}${port}`);
  const configured = names.flatMap((name) => (name.includes(':') ? [name] : [name, `${name}${port}`]));
  const hosts = new Set([own.host, ...loopback, ...configured].map(hostOf));
  const origins = new Set([...hosts].flatMap((host) => [`http://${host}`, `https://${host}`]));

  const isOwnHost = (host = '') => hosts.has(hostOf(host));

  /** The refusal of a request under a name that is not ours. */
  function refusedHost(request: Request): Response | undefined {
    const { url: address, headers } = request;
    if ([new URL(address).host, headers.get('host') ?? own.host].every(isOwnHost)) return undefined;
    return refusal(
      421,
      'misdirected_request',
      `This site answers only to ${[...hosts].join(', ')}. LOCAL_HOSTS adds a name.`,
    );
  }

  /** True when a request comes from a page of this site, from a person's own doing, or from a program. */
  function isOwn({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
    const origin = headers.get('origin');
    if (origin !== null) return origins.has(origin);
    const site = headers.get('sec-fetch-site');
    // Programs send none; "none" is an address that somebody typed.
    if (site === null || site === 'same-origin' || site === 'none') return true;
    const isNavigation =
      headers.get('sec-fetch-mode') === 'navigate' && headers.get('sec-fetch-dest') === 'document';
    return method === 'GET' && isNavigation && isLandingPlace(new URL(url).pathname);
  }

  return {
    hosts: [...hosts],
    isOwnHost,
    refusedHost,
    /** Refuses API requests from pages of other sites, under foreign host names, or with a path in another than its plain form. */
    refused(request: Request): Response | undefined {
      const host = refusedHost(request);
      if (host) return host;
      if (!isPlainPath(new URL(request.url).pathname))
        return refusal(400, 'malformed_address', 'The path is not in its plain form.');
      if (isPublicRead(request) || isOwn(request)) return undefined;
      return refusal(403, 'foreign_origin', 'This API answers pages of its own site only.');
    },
    /** CORS headers: for a page of this site under another of its names, and for everybody where anybody may read. */
    sharing(request: Request): Record<string, string> {
      if (isPublicRead(request))
        return { 'access-control-allow-origin': '*', 'access-control-allow-methods': READING.join(', ') };
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

/** As a browser writes it: small letters, without the default port; what is no host stays as it is and fits none. */
function hostOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });
