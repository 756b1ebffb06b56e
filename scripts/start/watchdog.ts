import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Stack } from '../../supabase/local/stack.ts';
import { CRASHED } from './uncaught.ts';

interface Watch {
  /** Turns of the main thread, and the number of looks at one that did not turn after which it is ended. */
  shared: Int32Array;
  everyMs: number;
}

/**
 * Ends this process once its main thread has not turned for so many looks (a minute unless told): PGlite, which runs in it, stands still for ever when
 * PostgreSQL gives up, and a process that looks alive is not restarted. Nothing acknowledged is lost by the kill.
 * A machine that slept is no stand-still: only looks at a thread that could have turned are counted.
 * @returns sets how many looks it has from then on
 */
export function watchMainThread({ everyMs = 5000, looks = 12 } = {}): (looks: number) => void {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const setLooks = (most: number) => void Atomics.store(shared, 1, most);
  setLooks(looks);
  setInterval(() => Atomics.add(shared, 0, 1), everyMs / 5).unref();
  const watch: Watch = { shared, everyMs };
  new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref();
  return setLooks;
}

function look({ shared, everyMs }: Watch) {
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(shared, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still < Atomics.load(shared, 1)) return;
    // The main thread, which would print it, does not turn.
    writeSync(2, 'The server stood still and is ended.\n');
    process.kill(process.pid, 'SIGKILL');
  }, everyMs);
}

/**
 * Ends this process once a PostgreSQL has answered nothing for a minute, neither to the stack nor to its REST API: postgres.js
 * (3.4) can lose every connection of a pool when the server cuts them again and again, and its queries then wait for ever.
 * A refusal is an answer, so a server that is down ends nothing.
 */
export function watchDatabase(
  { db, handle, url, publishableKey }: Pick<Stack, 'db' | 'handle' | 'url' | 'publishableKey'>,
  { everyMs = 5000, patienceMs = 60_000 } = {},
): void {
  const read = () =>
    handle(new Request(`${url}/rest/v1/faq?select=id&limit=1`, { headers: { apikey: publishableKey } }));
  const ask = async () => {
    const end = setTimeout(() => {
      console.error('The database has answered nothing for a minute, and the server is ended.');
      process.exit(CRASHED);
    }, patienceMs).unref();
    await Promise.allSettled([db.query('select 1'), read()]);
    clearTimeout(end);
    setTimeout(() => void ask(), everyMs).unref();
  };
  void ask();
}

if (!isMainThread) look(workerData as Watch);
