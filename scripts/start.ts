// `npm start`, after installation: builds if stale, opens the stack, and serves both on one origin.
import { apiPrefixes } from '../supabase/local/api-prefixes.ts';
import { runJobs } from '../supabase/local/mail/run-jobs.ts';
import { serviceFor } from '../supabase/local/published-files.ts';
import { openStack } from '../supabase/local/stack.ts';
import { clearAfterBackup, isClearRequest } from './backup/before-clearing.ts';
import { handleBackupRequest, BACKUP_PATH } from './backup/of-running-server.ts';
import { backupsDir, backUpInto, backUpOnSchedule } from './backup/schedule.ts';
import { buildWhenStale } from './start/build.ts';
import { chooseContent } from './start/choose-content.ts';
import { listen, type RequestHandler } from './start/listen.ts';
import { exitWithError } from './start/user-error.ts';
import { createPrerendered } from './start/prerendered.ts';
import { loadEnvFiles, readSettings, type Settings } from './start/settings.ts';
import { createSite } from './start/site.ts';
import { handleUncaught } from './start/uncaught.ts';
import { watchDatabase, watchMainThread } from './start/watchdog.ts';
import { startInstructions } from './start/start-instructions.ts';

function closeOnSignal(close: () => Promise<void>) {
  let closing = false;
  const end = () => {
    // A second signal exits immediately.
    if (closing) process.exit(1);
    closing = true;
    close().then(() => process.exit(0), exitWithError);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

async function open(settings: Settings) {
  const { url, hosts, dataDir, pgUrl, accounts, hosted, prerender } = settings;
  const content = hosted ? undefined : await chooseContent(settings);
  const directory = await buildWhenStale(settings);
  const backups = backupsDir(settings);
  const stack = hosted
    ? undefined
    : await openStack({
        url,
        hosts,
        dataDir,
        pgUrl,
        accounts,
        content,
        inboxes: accounts,
        beforeMigrating: async (present) => {
          const { file } = await backUpInto(backups, present, 'before-upgrade');
          console.log(
            `The database is from an earlier version. It was backed up to ${file} and will now be upgraded.`,
          );
        },
      });
  const publishableKey = stack?.publishableKey;
  const prerendered =
    stack && prerender
      ? await createPrerendered(directory, {
          url,
          publishableKey: stack.publishableKey,
          fetch: (request) => stack.handle(request),
          onContentChanged: stack.onContentChanged,
        })
      : undefined;
  const site = createSite(directory, { url, hosts, hosted, publishableKey, prerendered });
  const handle: RequestHandler = (request, address) => {
    const { pathname, search } = new URL(request.url);
    if (stack && pathname === BACKUP_PATH) return handleBackupRequest(request, stack, backups);
    if (stack && isClearRequest(request)) return clearAfterBackup(request, stack, backups, address);
    const elsewhere = hosted && serviceFor(pathname);
    if (elsewhere) return Promise.resolve(Response.redirect(new URL(elsewhere + search, hosted), 302));
    return stack && apiPrefixes.some((prefix) => pathname.startsWith(prefix))
      ? stack.handle(request, address)
      : site(request);
  };
  return { stack, handle };
}

async function main() {
  loadEnvFiles();
  const settings = readSettings();
  let serve: (handler: RequestHandler) => void = () => undefined;
  // Watch the start-up too: a full disk also hangs PGlite here. The limit is longer, because migrating a
  // large database may take minutes.
  const setLooks = watchMainThread({ looks: 60 });
  const server = await listen(settings.port, new Promise<RequestHandler>((resolve) => (serve = resolve)));
  const opening = open(settings);
  closeOnSignal(async () => {
    server.close();
    server.closeAllConnections();
    await (await opening).stack?.close();
  });
  const { stack, handle } = await opening;
  stack?.attachRealtime(server);
  if (stack) {
    runJobs(stack);
    backUpOnSchedule(backupsDir(settings), stack);
  }
  handleUncaught();
  setLooks(12);
  if (stack && settings.pgUrl) watchDatabase(stack);
  serve(handle);
  console.log(await startInstructions(settings, stack));
}

main().catch(exitWithError);
