// `npm run dev`: Vite with hot reload; its plugin (supabase/local/vite-plugin.ts) opens the local stack.
import { createServer } from 'vite';
import { loadEnvFiles, readSettings } from './start/settings.ts';
import { portTaken } from './start/listen.ts';
import { exitWithError } from './start/user-error.ts';
import { messageOf } from '../supabase/local/message-of.ts';
import { root } from './start/root.ts';

async function main() {
  loadEnvFiles();
  const { port } = readSettings();
  const server = await createServer({ root, server: { port, strictPort: true, host: '127.0.0.1' } });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw messageOf(error).includes('already in use') ? portTaken(port) : error;
  }
  server.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0), exitWithError));
}

main().catch(exitWithError);
