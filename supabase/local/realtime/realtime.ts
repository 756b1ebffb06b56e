import type { IncomingMessage, Server } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { ApiError, callerOfRequest, claimsOfKey } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { createOriginPolicy } from '../origin-policy.ts';
import type { GatewayHandler } from '../gateway.ts';
import { messageOf } from '../message-of.ts';
import { createChannels, type Channels, type Client } from './channels.ts';
import { readFrame } from './frames.ts';
import { isAllowed } from './permission.ts';

/**
 * Idle timeout of a socket, which also ends incomplete frames. supabase-js sends a heartbeat every 25
 * seconds.
 */
const SILENCE_MS = 120_000;

interface StoredMessage {
  topic: string;
  event: string;
  payload: unknown;
  private: boolean;
}

/** `/realtime/v1`: broadcast between clients and from the database, with private channels by policy. */
export async function createRealtime(context: Context) {
  const channels = createChannels(context);
  const contentListeners = new Set<() => void>();
  const sockets = new WebSocketServer({ noServer: true });
  // Same retention as on hosted projects.
  await context.db.query(`delete from realtime.messages where inserted_at < now() - interval '3 days'`);
  const deliver = async (id: string) => {
    const sql = 'select topic, event, payload, private from realtime.messages where id = $1';
    const message = await first<StoredMessage>(context.db, sql, [id]);
    if (message?.topic === 'content') for (const listener of contentListeners) listener();
    if (message) await channels.broadcast(message.topic, message.event, message.payload, message.private);
  };
  let delivered = Promise.resolve();
  await context.db.listen('realtime_messages', (id) => {
    // One by one, to keep the order. Ignores errors: the message may have been deleted, or the database is
    // closing.
    delivered = delivered.then(() => deliver(id)).catch(() => undefined);
  });
  return {
    handle: broadcastApi(context, channels),
    onContentChanged: (listener: () => void) => void contentListeners.add(listener),
    attach: (server: Server, silenceMs = SILENCE_MS) => attach(context, channels, sockets, server, silenceMs),
    close() {
      for (const { socket } of channels.clients) socket.terminate();
      sockets.close();
    },
  };
}

function attach(
  context: Context,
  channels: Channels,
  sockets: WebSocketServer,
  server: Server,
  silenceMs: number,
) {
  server.on('upgrade', (request, socket, head) => {
    // Without a listener, a connection reset would end the process.
    socket.on('error', () => socket.destroy());
    const address = request.url ?? '/';
    if (!URL.canParse(address, 'http://localhost')) return void socket.destroy();
    const url = new URL(address, 'http://localhost');
    if (url.pathname !== '/realtime/v1/websocket') {
      // Vite has a websocket on the same server. Without any other handler, the client would wait forever.
      if (server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    if (isForeignOrigin(context, server, request)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const apikey = url.searchParams.get('apikey') ?? '';
    if (![context.publishableKey, context.secretKey].includes(apikey))
      return void socket.end('HTTP/1.1 401 Unauthorized\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      // Set after the upgrade, which clears the HTTP timeout.
      if (socket instanceof Socket) socket.setTimeout(silenceMs, () => socket.destroy());
      connect(channels, {
        socket: webSocket,
        apikey,
        claims: claimsOfKey(context, apikey),
        topics: new Map(),
      });
    });
  });
}

/**
 * Returns true if a page of another site, or a foreign host name, requests a socket, because CORS does not
 * protect sockets.
 */
function isForeignOrigin(context: Context, server: Server, { url = '/', headers }: IncomingMessage): boolean {
  const { port } = server.address() as AddressInfo; // a server that received a request has a port
  const originPolicy = createOriginPolicy(`http://127.0.0.1:${port}`, [
    new URL(context.url).host,
    ...context.hosts,
  ]);
  const host = headers.host ?? '';
  if (!URL.canParse(url, `http://${host}`)) return true;
  const { origin } = headers;
  return Boolean(
    originPolicy.refused(new Request(new URL(url, `http://${host}`), { headers: origin ? { origin } : {} })),
  );
}

function connect(channels: Channels, client: Client) {
  const { socket } = client;
  channels.clients.add(client);
  socket.on('close', () => channels.clients.delete(client));
  // Invalid websocket data raises an error and is never delivered as a message.
  socket.on('error', () => socket.terminate());
  // Process frames in order: a broadcast right after its join must find the topic joined.
  let served = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    served = served
      // ws delivers one Buffer by default
      .then(() => channels.receive(client, readFrame(data as Buffer, isBinary)))
      // An invalid frame closes only the sender's connection.
      .catch(() => socket.close(1003, 'invalid frame'));
  });
}

interface BroadcastBody {
  messages?: { topic: string; event: string; payload: unknown; private?: boolean }[];
}

/** `POST /realtime/v1/api/broadcast[/<topic>/events/<event>]`: channel.send() without a socket. */
function broadcastApi(context: Context, channels: Channels): GatewayHandler {
  return async (request, url) => {
    try {
      const claims = await callerOfRequest(context, request);
      const [, topic, event] =
        /\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(url.pathname)?.map(decodeURIComponent) ?? [];
      const body: unknown = await request.json();
      const isPrivate = url.searchParams.get('private') === 'true';
      const messages =
        topic && event
          ? [{ topic, event, payload: body, private: isPrivate }]
          : // supabase-js's batch format; an invalid body fails below with 422
            ((body as BroadcastBody).messages ?? []);
      for (const message of messages)
        if (!message.private || (await isAllowed(context, claims, message.topic, 'write')))
          await channels.broadcast(message.topic, message.event, message.payload, message.private ?? false);
      return new Response(null, { status: 202 });
    } catch (error) {
      return Response.json({ message: messageOf(error) }, { status: error instanceof ApiError ? 401 : 422 });
    }
  };
}
