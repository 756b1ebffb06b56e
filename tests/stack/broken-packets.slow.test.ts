import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

const CONNECTIONS = 1000;
const FRAMES_EACH = 10;
/** Start of a 65,535-byte frame that never completes; random frames rarely produce it. */
const HALF_FRAME = Buffer.from([0x81, 0xfe, 0xff, 0xff, 1, 2, 3, 4, 5]);

describeOnEachDatabase('realtime with malformed WebSocket traffic', (open) => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    server = createServer((_request, response) => response.end());
    open().stack.attachRealtime(server, 1000);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port; // always an AddressInfo while listening on TCP
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const upgrade = (address: string) =>
    [
      `GET ${address} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n');

  /** Sends text, then `afterwards` once answered, and disconnects; `isRude` resets the connection. */
  const send = (text: string, afterwards: Buffer[], isRude: boolean) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      const done = () => {
        if (isRude) socket.resetAndDestroy();
        else socket.destroy();
        resolve();
      };
      socket.on('error', done).on('close', done);
      socket.write(text);
      if (afterwards.length === 0 && isRude) return done();
      let hasAnswered = false;
      socket.on('data', () => {
        if (hasAnswered || afterwards.length === 0) return done();
        hasAnswered = true;
        for (const frame of afterwards) socket.write(frame);
      });
    });

  test('closes a connection that sends only half a frame', async () => {
    const good = `/realtime/v1/websocket?vsn=2.0.0&apikey=${open().stack.publishableKey}`;
    await send(upgrade(good), [HALF_FRAME], false);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  test('the server survives 10,000 malformed frames and upgrades', { timeout: 400_000 }, async () => {
    const good = `/realtime/v1/websocket?vsn=2.0.0&apikey=${open().stack.publishableKey}`;
    const addresses = ['//[', '*', '/%', `/realtime/v1/websocket?apikey=wrong`, `http://[::bad/`, good];
    const one = async (n: number) => {
      const address = n % 2 ? good : (addresses[n % addresses.length] ?? good);
      const frames =
        address === good
          ? Array.from({ length: FRAMES_EACH }, () => randomBytes(2 + Math.floor(Math.random() * 60)))
          : [];
      await send(upgrade(address), frames, n % 3 === 0);
    };
    const numbers = Array.from({ length: CONNECTIONS * 2 }, (_, n) => n);
    const lane = async () => {
      for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) await one(n);
    };
    await Promise.all(Array.from({ length: 20 }, lane));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const socket = new WebSocket(`ws://127.0.0.1:${port}${good}`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    socket.close();
  });
});
