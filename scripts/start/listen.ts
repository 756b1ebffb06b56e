import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { UserError } from './user-error.ts';

/** `address` is the client's, from its socket. */
export type RequestHandler = (request: Request, address?: string) => Promise<Response>;

export const portTaken = (port: number) =>
  new UserError(`Port ${port} is in use by another program. Stop it, or set PORT to another number.`);

/**
 * Listens on loopback. Binds the port before the slow parts of start-up; requests wait for the handler.
 * @throws UserError if the port is in use
 */
export function listen(port: number, handler: Promise<RequestHandler>): Promise<Server> {
  const listener = getRequestListener(async (request, { incoming }) =>
    (await handler)(request, incoming.socket.remoteAddress),
  );
  const server = createServer((request, response) => void listener(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? portTaken(port) : new UserError(`Port ${port} cannot be used: ${error.message}.`));
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
