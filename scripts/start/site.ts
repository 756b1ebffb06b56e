import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createOriginPolicy } from '../../supabase/local/origin-policy.ts';
import { plainPath } from '../../supabase/local/plain-path.ts';
import {
  RENDERED_ON_DEMAND,
  WEB_MANIFEST,
  NOT_PRERENDERED,
  DEFAULT_PICTURE,
  MANIFEST_FILE,
} from '../prerender/manifest.ts';
import { createCompressor, encodingFor } from './compress.ts';
import { contentTypeOf, isKnownType, isText } from './content-types.ts';
import type { Prerendered } from './prerendered.ts';
import { securityHeaders, usesTurnstile } from './security-headers.ts';

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface SiteOptions {
  /** Origin of the site. */
  url: string;
  /** Accepted host names in addition to loopback and that of `url`. */
  hosts?: readonly string[];
  /** Address of a hosted project, in place of the local stack. */
  hosted?: string | undefined;
  /** Prerendered pages; without them, all pages render in the browser. */
  prerendered?: Prerendered | undefined;
  /** Key of the local stack. Added to the page, so that no build contains it. */
  publishableKey?: string | undefined;
}

/** Serves a built site: its files, and for application routes their prerendered page or index.html. */
export function createSite(
  directory: string,
  { url, hosts, hosted, publishableKey, prerendered }: SiteOptions,
) {
  const index = path.join(directory, 'index.html');
  const originPolicy = createOriginPolicy(url, hosts);
  /** `html`: the page to send, whose inline scripts are allowed. */
  const headersOf = (html = readFileSync(index, 'utf8')) =>
    securityHeaders({
      html,
      project: hosted,
      hosts: originPolicy.hosts,
      turnstile: usesTurnstile(),
    });
  const compress = createCompressor();

  /**
   * Returns the file for a path, or undefined. Excludes paths outside the directory, hidden files and files
   * for static hosts.
   */
  function fileOf(pathname: string): string | undefined {
    const file = path.join(directory, pathname);
    const isInside =
      file.startsWith(directory + path.sep) && !/^_|(^|[\\/])\./.test(path.relative(directory, file));
    return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
  }

  /** Sends a page, with status 404 if the server knows that the address does not exist. */
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

  /** Sends bytes with the content type of a file name; the file need not exist. */
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
      // A page's language need not be part of its address.
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

  /** Returns a plain-text response with the same headers as files. */
  const words = (status: number, text: string, headers: Record<string, string> = {}) =>
    new Response(text, {
      status,
      headers: { ...headersOf(), 'content-type': 'text/plain; charset=utf-8', ...headers },
    });

  const json = (request: Request, text: string) =>
    sendBytes(request, 'drawn.json', Buffer.from(text), 'no-cache');

  /** Sends a page's own share picture, else that of the site. */
  async function sharePicture(request: Request, pathname: string): Promise<Response> {
    const own =
      (await prerendered?.sharePicture(pathname)) ?? (await prerendered?.sharePicture(`/${DEFAULT_PICTURE}`));
    const file = path.join(directory, DEFAULT_PICTURE);
    return own ? sendBytes(request, file, own, 'no-cache') : send(request, file, 'no-cache');
  }

  return async function handle(request: Request): Promise<Response> {
    const refusal = originPolicy.refusedHost(request);
    if (refusal) return words(refusal.status, ((await refusal.json()) as { message: string }).message);
    if (!['GET', 'HEAD'].includes(request.method))
      return words(405, 'Method not allowed', { allow: 'GET, HEAD' });
    const { pathname: asked, search } = new URL(request.url);
    const plain = plainPath(asked);
    if (plain === undefined) return words(400, 'Bad request');
    if (plain !== asked) return words(308, 'Permanent redirect', { location: plain + search });
    const pathname = decodeURIComponent(plain);
    const file = fileOf(pathname);
    const manifest = pathname === `/${WEB_MANIFEST}` && (await prerendered?.manifest());
    if (file && manifest) return sendBytes(request, file, Buffer.from(manifest), 'no-cache');
    if (pathname.startsWith('/share/') || pathname === `/${DEFAULT_PICTURE}`)
      return sharePicture(request, pathname);
    if (file && pathname.startsWith('/assets/')) return send(request, file, IMMUTABLE);
    if (file) return send(request, file, 'no-cache');
    if (pathname === `/${MANIFEST_FILE}`)
      return json(request, prerendered ? RENDERED_ON_DEMAND : NOT_PRERENDERED);
    // Missing files, such as chunks of an earlier build, get 404 instead of the page. A dot alone does not
    // indicate a file: certificate numbers such as /cek/12.345 contain one.
    if (pathname.startsWith('/assets/') || isKnownType(pathname)) return words(404, 'Not found');
    return sendPage(request);
  };
}

/**
 * Adds the API key to the page, where src/config/env.ts reads it without another request before the first
 * paint.
 */
export const withPublishableKey = (html: string, key: string) =>
  html.replace('<head>', `<head><meta name="publishable-key" content="${key}" />`);
