import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

export interface Sent {
  port: number;
  path: string;
  method?: string;
  /** Any of them: fetch would not send a `host` of one's own. */
  headers: Record<string, string>;
  body?: string;
}

/** A request over a socket of this machine, under whatever name it says. */
export async function overHttp({ body, ...options }: Sent) {
  const sent = request({ host: '127.0.0.1', ...options });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}
