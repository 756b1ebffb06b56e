/** The exit code that `npm start` takes as "start me again". */
export const CRASHED = 70; // EX_SOFTWARE of sysexits.h

/**
 * postgres.js (3.4) writes to a connection that has just been cut, outside of any promise. The query it was for is refused
 * by itself, so nothing else has to end.
 */
const isCutConnection = (error: unknown) =>
  error instanceof TypeError &&
  error.message.includes("reading 'write'") &&
  /[\\/]postgres[\\/](src|cjs[\\/]src)[\\/]connection\.js/.test(error.stack ?? '');

/** Lets a cut connection to PostgreSQL pass; whatever else nobody caught ends the process, to be started again. */
export function handleUncaught(): void {
  process.on('uncaughtException', (error) => {
    if (isCutConnection(error)) return console.error('A connection to PostgreSQL was cut.');
    console.error(error);
    process.exit(CRASHED);
  });
}
