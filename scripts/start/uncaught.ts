/** Exit code that makes `npm start` restart the process. */
export const CRASHED = 70; // EX_SOFTWARE of sysexits.h

/**
 * Returns true if postgres.js (3.4) wrote to a connection that was just cut, outside any promise. The query
 * itself rejects, so the process can continue.
 */
const isCutConnection = (error: unknown) =>
  error instanceof TypeError &&
  error.message.includes("reading 'write'") &&
  /[\\/]postgres[\\/](src|cjs[\\/]src)[\\/]connection\.js/.test(error.stack ?? '');

/**
 * Ignores cut connections to PostgreSQL. Any other uncaught error ends the process, which is then restarted.
 */
export function handleUncaught(): void {
  process.on('uncaughtException', (error) => {
    if (isCutConnection(error)) return console.error('A connection to PostgreSQL was lost.');
    console.error(error);
    process.exit(CRASHED);
  });
}
