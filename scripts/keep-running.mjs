// Plain JavaScript: it runs before the project's own Node.js is installed.

const CRASHED = 70; // as in scripts/start/uncaught.ts
const LONGEST_PAUSE_MS = 30_000;
const RAN_WELL_MS = 60_000;

/**
 * Runs a program and restarts it after a crash or kill, with a pause that doubles from `firstPauseMs` up to
 * 30 seconds. Exit code 1 is final only at the first start: later, the cause may be temporary, such as a full
 * disk. Ends this process with the program's exit code.
 * @param {() => import('node:child_process').ChildProcess} launch
 * @param {{ startsAgain: boolean, cannotStart: (words: string) => void, firstPauseMs?: number }} options
 */
export function keepRunning(launch, { startsAgain, cannotStart, firstPauseMs = 1000 }) {
  let pause = firstPauseMs;
  let isEnding = false;
  let isAgain = false;
  let child;

  function run() {
    const started = Date.now();
    child = launch();
    child.on('error', (error) => cannotStart(`The program could not be started (${error.message}).`));
    child.on('exit', (code, signal) => {
      const hasCrashed = code === CRASHED || code === null || (isAgain && code !== 0);
      if (isEnding || !startsAgain || !hasCrashed) process.exit(code ?? 1);
      if (Date.now() - started > RAN_WELL_MS) pause = firstPauseMs;
      isAgain = true;
      const why = signal ?? (code === CRASHED ? 'a crash' : 'a start that failed');
      console.error(
        `${new Date().toISOString()} The server exited (${why}) and restarts in ${pause / 1000} s.`,
      );
      setTimeout(run, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  // Ctrl+C reaches both processes, other signals only this one. Wait for the program, which closes the
  // database.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) process.exit(1);
      if (signal !== 'SIGINT') child.kill(signal);
    });
  run();
}
