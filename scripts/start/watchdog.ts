import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import type { Stack } from '../../supabase/local/stack.ts';
import { CRASHED } from './uncaught.ts';

interface Watch {
  turns: Int32Array;
  everyMs: number;
  looks: number;
}

/**
 * Ends this process once its main thread has not turned for a minute: PGlite, which runs in it, stands still for ever when
 * PostgreSQL gives up, and a process that looks alive is not restarted. Nothing acknowledged is lost by the kill.
 * A machine that slept is no stand-still: only looks at a thread that could have turned are counted.
 */
export function watchMainThread({ everyMs = 5000, looks = 12 } = {}): void {
  const turns = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(turns, 0, 1), everyMs / 5).unref();
  const watch: Watch = { turns, everyMs, looks };
  new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref();
}

function look({ turns, everyMs, looks }: Watch) {
  let seen = -1;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    still = now === seen ? still + 1 : 0;
    seen = now;
    if (still < looks) return;
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
