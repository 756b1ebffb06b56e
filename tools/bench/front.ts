import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Headers of a single connection, which HTTP/2 rejects. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

const endToEnd = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  ) as Record<string, string>;

/**
 * Starts a reverse proxy: HTTP/2 over TLS with a certificate, HTTP/1.1 without. Serves `pages` itself,
 * compressed with brotli; proxies all other requests to `site`.
 */
export async function startFront(
  site: string,
  pages: Record<string, string>,
  tls?: { key: string; cert: string },
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    const page = pages[asked.url ?? ''];
    if (page !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(brotliCompressSync(page));
      return;
    }
    const headers = { ...endToEnd(asked.headers), host: new URL(site).host };
    const passed = request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (got) => {
      response.writeHead(got.statusCode ?? 502, endToEnd(got.headers));
      got.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  };
  // The properties used here are the same in both protocols.
  const overHttp2 = answer as unknown as (asked: Http2ServerRequest, response: Http2ServerResponse) => void;
  const server = tls ? createSecureServer({ ...tls, allowHTTP1: true }, overHttp2) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${String(port)}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
