import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '../support/stack.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

interface Heard {
  event: string;
  payload: { record?: { title?: string }; [key: string]: unknown };
}

describeOnEachDatabase('realtime', (open) => {
  let server: Server;
  let url: string;
  const connected: SupabaseClient[] = [];

  // WebSockets need a port; all other requests call the stack's handler directly.
  beforeAll(async () => {
    server = createServer((_request, response) => response.end());
    open().stack.attachRealtime(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // always an AddressInfo while listening on TCP
  });
  afterEach(async () => {
    for (const client of connected.splice(0)) await client.removeAllChannels();
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  async function connect(caller: Caller, given?: string) {
    const { stack, fetch } = open();
    const signedIn = await open().client(caller);
    const token = given ?? (await signedIn.auth.getSession()).data.session?.access_token;
    const client = createClient(url, stack.publishableKey, {
      global: { fetch: (input, init) => fetch(new Request(input, init).url.replace(url, stack.url), init) },
      ...(token && { accessToken: () => Promise.resolve(token) }),
    });
    await client.realtime.setAuth(token);
    connected.push(client);
    return client;
  }

  /** Joins a topic; returns the resulting state and the messages received afterwards. */
  async function listen(client: SupabaseClient, topic: string, config: object) {
    const heard: Heard[] = [];
    const channel = client
      .channel(topic, { config })
      .on('broadcast', { event: '*' }, ({ event, payload }) =>
        heard.push({ event, payload: payload as Heard['payload'] }),
      );
    const status = await new Promise<string>((resolve) => channel.subscribe((state) => resolve(state)));
    return { channel, heard, status };
  }
  const soon = (assert: () => void) => vi.waitFor(assert, { timeout: 30_000, interval: 20 });

  test('sends changes with their row to editors on a private channel, in order', async () => {
    const { heard, status } = await listen(await connect('editor'), 'notes', { private: true });
    expect(status).toBe('SUBSCRIBED');
    const notes = (await open().client('admin')).from('notes');
    const { data } = await notes.insert({ title: 'Kabar' }).select('id').single();
    await notes.update({ title: 'Kabar baru' }).eq('id', Number(data?.id));
    await notes.delete().eq('id', Number(data?.id));
    await soon(() => expect(heard.map(({ event }) => event)).toEqual(['INSERT', 'UPDATE', 'DELETE']));
    expect(heard[0]?.payload.record).toMatchObject({ title: 'Kabar' });
  });

  test.each(['anon', 'none', 'viewer'] as const)('does not let %s join a private channel', async (caller) => {
    const { status } = await listen(await connect(caller), 'notes', { private: true });
    expect(status).toBe('CHANNEL_ERROR');
  });

  test('stops sending to a private channel when its session signs out', async () => {
    const signedIn = await open().client('editor');
    const token = (await signedIn.auth.getSession()).data.session?.access_token;
    const { heard } = await listen(await connect('editor', token), 'notes', { private: true });
    const other = await listen(await connect('editor'), 'notes', { private: true });
    await signedIn.auth.signOut({ scope: 'local' });
    await (await open().client('editor')).from('notes').insert({ title: 'Sesudah keluar' });
    await soon(() => expect(other.heard).toHaveLength(1));
    expect(heard).toEqual([]);
  });

  test('sends nothing from a private channel to a public channel of the same name', async () => {
    const visitor = await listen(await connect('anon'), 'notes', {});
    const editor = await listen(await connect('editor'), 'notes', { private: true });
    await (await open().client('editor')).from('notes').insert({ title: 'Hanya staf' });
    await soon(() => expect(editor.heard).toHaveLength(1));
    expect(visitor.heard).toEqual([]);
  });

  test('sends nothing for a rolled-back statement', async () => {
    const { heard } = await listen(await connect('editor'), 'notes', { private: true });
    const notes = (await open().client('editor')).from('notes');
    const { error } = await notes.insert([{ title: 'Sekali' }, { title: 'Sekali' }]);
    expect(error?.code).toBe('23505');
    await notes.insert({ title: 'Sesudahnya' });
    await soon(() => expect(heard.map(({ payload }) => payload.record?.title)).toEqual(['Sesudahnya']));
  });

  test('lets only roles with write access send on a private channel', async () => {
    const editor = await listen(await connect('editor'), 'notes', {
      private: true,
      broadcast: { ack: true },
    });
    const admin = await listen(await connect('admin'), 'notes', { private: true, broadcast: { ack: true } });
    const sendWord = (channel: RealtimeChannel, word: string) =>
      channel.send({ type: 'broadcast', event: 'said', payload: { word } });
    expect(await sendWord(admin.channel, 'no')).not.toBe('ok');
    expect(await sendWord(editor.channel, 'yes')).toBe('ok');
    await soon(() => expect(admin.heard.map(({ payload }) => payload.word)).toEqual(['yes']));
    expect(editor.heard).toEqual([]);
  });

  test('delivers messages to the other clients of a public channel', async () => {
    const first = await listen(await connect('anon'), 'room', { broadcast: { self: true } });
    const second = await listen(await connect('viewer'), 'room', {});
    await first.channel.send({ type: 'broadcast', event: 'hi', payload: { x: 1 } });
    await soon(() => expect([first.heard.length, second.heard.length]).toEqual([1, 1]));
    await second.channel.send({ type: 'broadcast', event: 'hi', payload: { x: 2 } });
    await soon(() => expect([first.heard.length, second.heard.length]).toEqual([2, 1]));
  });

  test('sends a message over HTTP without a socket', async () => {
    const { heard } = await listen(await connect('anon'), 'room', {});
    const service = await open().client('service');
    await service.channel('room').httpSend('hi', { y: 2 });
    await soon(() => expect(heard).toEqual([{ event: 'hi', payload: { y: 2 } }]));
  });

  test('rejects an unknown key and a malformed frame without affecting other clients', async () => {
    const socketUrl = `${url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0&apikey=`;
    const ended = (socket: WebSocket) =>
      new Promise((resolve) => (socket.onclose = (event) => resolve(event.code)));
    expect(await ended(new WebSocket(`${socketUrl}wrong`))).toBe(1006);
    const malformed = new WebSocket(`${socketUrl}${open().stack.publishableKey}`);
    malformed.onopen = () => malformed.send('{"not a frame');
    expect(await ended(malformed)).toBe(1003);
    expect((await listen(await connect('anon'), 'room', {})).status).toBe('SUBSCRIBED');
  });
});
