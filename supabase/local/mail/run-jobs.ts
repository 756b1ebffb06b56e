import type { Stack } from '../stack.ts';

/**
 * Jobs that hosted projects run every minute (docs/hosting.md, “The clock”); here more often, for quick
 * feedback.
 */
const jobs = ['outcome-letter', 'notify', 'confirm-evidence', 'write-pages'];
const INTERVAL_MS = 3000;
/** Interval of daily jobs, which run here at the start and every hour. */
const DAILY_MS = 3_600_000;

/** Runs the jobs of the functions repeatedly. Returns a function that stops them. */
export function runJobs({ handle, url, secretKey, quarantineFiles }: Stack): () => void {
  let running = false;
  let nextDaily = 0;
  async function call(job: string) {
    const headers = { apikey: secretKey, 'content-type': 'application/json' };
    await handle(new Request(`${url}/functions/v1/${job}`, { method: 'POST', headers, body: '{}' }));
  }
  async function run() {
    if (running) return;
    running = true;
    try {
      for (const job of jobs) await call(job);
      if (Date.now() < nextDaily) return;
      nextDaily = Date.now() + DAILY_MS;
      await call('retention');
      await quarantineFiles();
    } finally {
      running = false;
    }
  }
  const timer = setInterval(() => void run().catch(() => undefined), INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
