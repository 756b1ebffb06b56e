// Serves one site for one browser worker, like `npm start` but from a copy of the build made before the
// tests.
import { listen } from '../../scripts/start/listen.ts';
import { createPrerendered } from '../../scripts/start/prerendered.ts';
import { createSite } from '../../scripts/start/site.ts';
import { apiPrefixes } from '../../supabase/local/api-prefixes.ts';
import { runJobs } from '../../supabase/local/mail/run-jobs.ts';
import { openStack } from '../../supabase/local/stack.ts';

const { PORT = '', LOCAL_DATA_DIR = '', SITE_DIR = '', PRERENDER = 'off' } = process.env;

const url = `http://127.0.0.1:${PORT}`;
const stack = await openStack({ url, dataDir: LOCAL_DATA_DIR });
const { publishableKey } = stack;
const prerendered =
  PRERENDER === 'off'
    ? undefined
    : await createPrerendered(SITE_DIR, {
        url,
        publishableKey,
        fetch: (request) => stack.handle(request),
        onContentChanged: stack.onContentChanged,
      });
const site = createSite(SITE_DIR, { url, publishableKey, prerendered });
// All browsers share one IP address, which would exceed the limit per sender.
await stack.db.query(`update private.limits set max_count = 1000000 where scope = 'sender'`);
await stack.db.query('update private.work_prices set network_free = 1000000, overall_free = 1000000');
const isApi = (request: Request) =>
  apiPrefixes.some((prefix) => new URL(request.url).pathname.startsWith(prefix));
const server = await listen(
  Number(PORT),
  Promise.resolve((request, address) => (isApi(request) ? stack.handle(request, address) : site(request))),
);
stack.attachRealtime(server);
const stopJobs = runJobs(stack);

process.once('SIGTERM', () => {
  stopJobs();
  server.close();
  server.closeAllConnections();
  void stack.close().then(() => process.exit(0));
});
