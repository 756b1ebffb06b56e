import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createFrontDoor } from '../../supabase/local/front-door.ts';
import { plainPath } from '../../supabase/local/plain-path.ts';
import {
  DRAWN_ON_DEMAND,
  MANIFEST,
  NOT_WRITTEN,
  USUAL_PICTURE,
  WRITTEN,
} from '../prerender/written.ts';
import { createCompressor, encodingFor } from './compress.ts';
import { contentTypeOf, isKnownType, isText } from './content-types.ts';
import type { Prerendered } from './prerendered.ts';
import { securityHeaders, usesTurnstile } from './security-headers.ts';

/** For files that have their content in their name. */
const FOREVER = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** Origin of the site. */
  url: string;
  /** Host names it answers to besides loopback and that of `url`. */
  hosts?: readonly string[];
  /** Address of a hosted project, instead of the local stack. */
  hosted?: string | undefined;
  /** Pages drawn beforehand; without them all start in the browser. */
  prerendered?: Prerendered | undefined;
  /** Of the local stack; the page tells it to the application, so that no build holds it. */
  publishableKey?: string | undefined;
}

/** Serves a built site: files, and the page itself for every address of the application. */
export function createSite(
  directory: string,
  { url, hosts, hosted, publishableKey, prerendered }: SiteOptions,
) {
  const index = path.join(directory, 'index.html');
  const door = createFrontDoor(url, hosts);
  /** `html`: the page that is sent, in whose name its own inline scripts may run. */
  const headersOf = (html = readFileSync(index, 'utf8')) =>
    securityHeaders({
      html,
      project: hosted,
      hosts: door.hosts,
      turnstile: usesTurnstile(),
    });
  const compress = createCompressor();

  /** The file for an address, or undefined; nothing outside the directory, nothing hidden, no file for static hosts. */
  function fileOf(pathname: string): string | undefined {
    const file = path.join(directory, pathname);
    const isInside =
      file.startsWith(directory + path.sep) && !/^_|(^|[\\/])\./.test(path.relative(directory, file));
    return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
  }

  /** The page of an address: 404 where nothing is, as far as that is known without a browser. */
  async function sendPage(request: Request): Promise<Response> {
    const { html, isMissing } = (await prerendered?.page(request)) ?? {
      html: readFileSync(index, 'utf8'),
      isMissing: false,
    };
    const bytes = Buffer.from(publishableKey ? withPublishableKey(html, publishableKey) : html);
    return sendBytes(request, index, bytes, 'no-cache', isMissing ? 404 : 200);
  }

  const send = (request: Request, file: string, cacheControl: string): Promise<Response> =>
    file === index ? sendPage(request) : sendBytes(request, file, readFileSync(file), cacheControl);

  /** Bytes under the name of a file, which there need not be. */
  async function sendBytes(
    request: Request,
    file: string,
    bytes: Buffer,
    cacheControl: string,
    status = 200,
  ): Promise<Response> {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = new Headers({
      ...headersOf(file === index ? bytes.toString() : undefined),
      'content-type': contentTypeOf(file),
      'cache-control': cacheControl,
      etag,
      // Pages have a language, which an address need not name.
      vary: file === index ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
    });
    if (status === 200 && request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers });
    const encoding = isText(file) ? encodingFor(request) : undefined;
    const body = encoding ? await compress(encoding, etag, bytes, file === index) : bytes;
    if (encoding) headers.set('content-encoding', encoding);
    headers.set('content-length', String(body.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
  }

  /** An answer that is no file: it says the same about itself as the files do. */
  const words = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { ...headersOf(), 'content-type': 'text/plain; charset=utf-8', ...headers },
    });

  const json = (request: Request, text: string) =>
    sendBytes(request, 'drawn.json', Buffer.from(text), 'no-cache');

  /** A page's own, else that of the site: whoever shares a page has a picture of it. */
  async function sharePicture(request: Request, pathname: string): Promise<Response> {
    const own =
      (await prerendered?.sharePicture(pathname)) ?? (await prerendered?.sharePicture(`/${USUAL_PICTURE}`));
    const file = path.join(directory, USUAL_PICTURE);
    return own ? sendBytes(request, file, own, 'no-cache') : send(request, file, 'no-cache');
  }

  return async function handle(request: Request): Promise<Response> {
    const stranger = door.refusedHost(request);
    if (stranger) return words(stranger.status, ((await stranger.json()) as { message: string }).message);
    if (!['GET', 'HEAD'].includes(request.method))
      return words(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const { pathname: asked, search } = new URL(request.url);
    const plain = plainPath(asked);
    if (plain === undefined) return words(400, 'Bad request');
    if (plain !== asked) return words(308, 'Permanent redirect', { location: plain + search });
    const pathname = decodeURIComponent(plain);
    const file = fileOf(pathname);
    const manifest = pathname === `/${MANIFEST}` && (await prerendered?.manifest());
    if (file && manifest) return sendBytes(request, file, Buffer.from(manifest), 'no-cache');
    if (pathname.startsWith('/share/') || pathname === `/${USUAL_PICTURE}`)
      return sharePicture(request, pathname);
    if (file && pathname.startsWith('/assets/')) return send(request, file, FOREVER);
    if (file) return send(request, file, 'no-cache');
    if (pathname === `/${WRITTEN}`) return json(request, prerendered ? DRAWN_ON_DEMAND : NOT_WRITTEN);
    // A chunk of an earlier build must fail as such, not arrive as a page; so must a file that is not there.
    // A dot alone makes no file: the number in /cek/12.345 has one too.
    if (pathname.startsWith('/assets/') || isKnownType(pathname)) return words(404, 'Not found');
    return sendPage(request);
  };
}

/** The page with the key of its API, read by src/config/env.ts: no request more before the first paint. */
export const withPublishableKey = (html: string, key: string) =>
  html.replace('<head>', `<head><meta name="publishable-key" content="${key}" />`);
