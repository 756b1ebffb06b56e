import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Stack } from '../../supabase/local/stack.ts';
import { CRASHED } from './uncaught.ts';

interface Watch {
  /** Heartbeats of the main thread, and the number of checks without one before the process is killed. */
  shared: Int32Array;
  everyMs: number;
}

/**
 * Kills this process if its main thread hangs for a number of checks (a minute by default), so that it is
 * restarted: PGlite runs in it and hangs forever when PostgreSQL fails. Acknowledged writes are not lost.
 * Only checks during which the thread could run count, so that a sleeping machine does not trigger a kill.
 * @returns a function that sets the number of checks
 */
export function watchMainThread({ everyMs = 5000, looks = 12 } = {}): (looks: number) => void {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const setMissedChecks = (most: number) => void Atomics.store(shared, 1, most);
  setMissedChecks(looks);
  setInterval(() => Atomics.add(shared, 0, 1), everyMs / 5).unref();
  const watch: Watch = { shared, everyMs };
  new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref();
  return setMissedChecks;
}

function runWatchdog({ shared, everyMs }: Watch) {
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(shared, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still < Atomics.load(shared, 1)) return;
    // The main thread hangs and cannot print this.
    writeSync(2, 'The server stopped responding and is terminated.\n');
    process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}

/**
 * Ends this process if PostgreSQL does not respond to the stack or its REST API for a minute: postgres.js
 * (3.4) can lose all connections of a pool if the server cuts them repeatedly, and its queries then wait
 * forever. A rejection is a response, so a stopped server does not end the process.
 */
export function watchDatabase(
  { db, handle, url, publishableKey }: Pick<Stack, 'db' | 'handle' | 'url' | 'publishableKey'>,
  { everyMs = 5000, patienceMs = 60_000 } = {},
): void {
  const read = () =>
    handle(new Request(`${url}/rest/v1/faq?select=id&limit=1`, { headers: { apikey: publishableKey } }));
  const ask = async () => {
    const end = setTimeout(() => {
      console.error('The database has not responded for a minute; the server is terminated.');
      process.exit(CRASHED);
    }, patienceMs).unref();
    await Promise.allSettled([db.query('select 1'), read()]);
    clearTimeout(end);
    setTimeout(() => void ask(), everyMs).unref();
  };
  void ask();
}

if (!isMainThread) runWatchdog(workerData as Watch);
