import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface Sent {
  port: number;
  path: string;
  method?: string;
  /** Any header: fetch cannot send a custom `host`. */
  headers: Record<string, string>;
  body?: string;
}

/** Sends a request over a local socket, with any host name. */
export async function overHttp({ body, ...options }: Sent) {
  const sent = request({ host: '127.0.0.1', ...options });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}
