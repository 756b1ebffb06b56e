import { createHash } from 'node:crypto';

type Fetch = typeof globalThis.fetch;
type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Sends the plain requests of the tus protocol, so that a test can interfere with each of them. */
export function createTus(
  fetch: Fetch,
  url: string,
  { key, token = key }: { key: string; token?: string | undefined },
) {
  const request = (method: string, address: string, headers: Record<string, string>, body?: Body) =>
    fetch(new URL(address, url), {
      method,
      headers: { 'tus-resumable': '1.0.0', apikey: key, authorization: `Bearer ${token}`, ...headers },
      ...(body && { body }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  const PART = 'application/offset+octet-stream';
  return {
    ask: request,
    begin: (
      metadata: Record<string, string>,
      size: number | string,
      headers: Record<string, string> = {},
      body?: Body,
    ) =>
      request(
        'POST',
        '/storage/v1/upload/resumable',
        {
          'upload-length': String(size),
          'upload-metadata': Object.entries(metadata)
            .map(([name, value]) => `${name} ${base64(value)}`)
            .join(','),
          ...(body && { 'content-type': PART }),
          ...headers,
        },
        body,
      ),
    send: (address: string, offset: number | string, body: Body, headers: Record<string, string> = {}) =>
      request('PATCH', address, { 'content-type': PART, 'upload-offset': String(offset), ...headers }, body),
    /** Returns the bytes received, or the status if there is no such upload. */
    async offset(address: string): Promise<number | `status ${number}`> {
      const answer = await request('HEAD', address, {});
      return answer.ok ? Number(answer.headers.get('upload-offset')) : `status ${answer.status}`;
    },
    remove: (address: string) => request('DELETE', address, {}),
  };
}

/** Returns the URL at which a new upload continues. */
export const placeOf = (answer: Response) => answer.headers.get('location') ?? '';

export const md5 = (bytes: Uint8Array) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Returns an endless body that records how much of it was read. */
export function endlessBody() {
  let sent = 0;
  const chunk = new Uint8Array(100_000);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += chunk.length;
      controller.enqueue(chunk);
      if (sent > 50_000_000) controller.close();
    },
  });
  return { body, sent: () => sent };
}

/** Returns a body that sends these bytes and then stalls until `breakOff`. */
export function brokenBody(bytes: Uint8Array) {
  let breakOff = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      breakOff = () => controller.error(new TypeError('terminated'));
    },
  });
  return { body, breakOff: () => breakOff() };
}
