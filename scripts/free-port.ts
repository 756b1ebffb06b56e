import { createServer, type AddressInfo } from 'node:net';

/** Returns a free TCP port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a listening TCP server has a port
      probe.close(() => resolve(port));
    });
  });
}
