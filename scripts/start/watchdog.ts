import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

interface Watch {
  turns: Int32Array;
  everyMs: number;
  looks: number;
}

/**
 * Ends this process once its main thread has not turned for a minute: PGlite, which runs in it, stands still for ever when
 * PostgreSQL gives up, and a process that looks alive is started again by nobody. Nothing acknowledged is lost by the kill.
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

if (!isMainThread) look(workerData as Watch);
