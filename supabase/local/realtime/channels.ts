import type { WebSocket } from 'ws';
import { callerOf, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import type { Frame, Payload } from './frames.ts';
import { isAllowed } from './permission.ts';
import { withValidSessions } from './valid-sessions.ts';

interface Membership {
  isPrivate: boolean;
  receivesOwn: boolean;
  wantsAck: boolean;
  mayWrite: boolean;
}

export interface Client {
  socket: WebSocket;
  apikey: string;
  claims: Claims;
  topics: Map<string, Membership>;
}

const prefix = 'realtime:';

/** Manages the listeners of each topic and handles clients' frames. */
export function createChannels(context: Context) {
  const clients = new Set<Client>();

  function send(client: Client, ...frame: Frame) {
    if (client.socket.readyState === client.socket.OPEN) client.socket.send(JSON.stringify(frame));
  }

  async function broadcast(
    topic: string,
    event: string,
    payload: unknown,
    isPrivate: boolean,
    from?: Client,
  ) {
    const members = [...clients].filter(
      (client) => client.topics.get(prefix + topic)?.isPrivate === isPrivate,
    );
    const valid = isPrivate ? await withValidSessions(context, members) : new Set(members);
    for (const client of members) {
      if (!valid.has(client)) disconnect(client);
      const membership = client.topics.get(prefix + topic);
      if (!membership || (client === from && !membership.receivesOwn)) continue;
      send(client, null, null, prefix + topic, 'broadcast', { type: 'broadcast', event, payload });
    }
  }

  /** Removes a client from all private channels, after a sign-out or when its token expires. */
  function disconnect(client: Client) {
    for (const [topic, { isPrivate }] of client.topics) {
      if (!isPrivate) continue;
      client.topics.delete(topic);
      const message = 'Token has expired';
      send(client, null, null, topic, 'system', {
        extension: 'system',
        status: 'error',
        channel: topic,
        message,
      });
      send(client, null, null, topic, 'phx_close', {});
    }
  }

  async function identify(client: Client, token: string | null | undefined): Promise<boolean> {
    if (!token) return true;
    const claims = await callerOf(context, token, client.apikey).catch(() => null);
    if (claims) client.claims = claims;
    return Boolean(claims);
  }

  async function join(client: Client, topic: string, payload: Payload, reply: Reply) {
    const name = topic.slice(prefix.length);
    if (!(await identify(client, payload.access_token)))
      return reply('error', { reason: 'InvalidJWTToken: Token has expired or is invalid' });
    const { private: isPrivate = false, broadcast: options = {} } = payload.config ?? {};
    if (isPrivate && !(await isAllowed(context, client.claims, name, 'read')))
      return reply('error', {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
      });
    client.topics.set(topic, {
      isPrivate,
      receivesOwn: options.self ?? false,
      wantsAck: options.ack ?? false,
      mayWrite: !isPrivate || (await isAllowed(context, client.claims, name, 'write')),
    });
    reply('ok', { postgres_changes: [] });
    // Presence is not supported, but clients wait for this frame.
    send(client, null, null, topic, 'presence_state', {});
  }

  async function receive(client: Client, [joinRef, ref, topic, event, payload]: Frame) {
    const reply: Reply = (status, response = {}) =>
      send(client, joinRef, ref, topic, 'phx_reply', { status, response });
    if (event === 'heartbeat') return reply('ok');
    if (event === 'phx_join') return join(client, topic, payload, reply);
    if (event === 'access_token') return void (await identify(client, payload.access_token));
    const membership = client.topics.get(topic);
    if (!membership) return;
    if (event === 'phx_leave') {
      client.topics.delete(topic);
      reply('ok');
      return send(client, joinRef, ref, topic, 'phx_close', {});
    }
    if (event !== 'broadcast') return reply('ok');
    const { mayWrite, isPrivate, wantsAck } = membership;
    if (mayWrite)
      await broadcast(topic.slice(prefix.length), payload.event ?? '', payload.payload, isPrivate, client);
    if (wantsAck) reply(mayWrite ? 'ok' : 'error');
  }

  return { clients, broadcast, receive };
}

type Reply = (status: 'ok' | 'error', response?: object) => void;
export type Channels = ReturnType<typeof createChannels>;
