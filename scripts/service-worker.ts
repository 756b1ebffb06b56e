import path from 'node:path';
import { build, type Plugin, type PluginOption } from 'vite';
import { BUILD_TARGET } from './supported-browsers.ts';

const WORKER = 'sw.js';

/**
 * Builds the service worker as a classic script, for browsers without module service workers. `isOff`: builds
 * a worker that removes itself and all caches. `plugins`: plugins of its bundle.
 */
export async function buildWorker(root: string, isOff: boolean, plugins: PluginOption = []): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [plugins],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env.VITE_TEST_LANGUAGE': JSON.stringify(process.env.VITE_TEST_LANGUAGE ?? ''),
    },
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      target: BUILD_TARGET,
      copyPublicDir: false,
      rolldownOptions: {
        input: path.join(root, 'src/app/offline', isOff ? 'no-worker.ts' : 'service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

/** Writes the service worker to the root of a build; with VITE_OFFLINE=off, the one that removes itself. */
export function serviceWorker(root: string, plugins: () => PluginOption): Plugin {
  let isOff = false;
  let source = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: ({ env }) => void (isOff = env.VITE_OFFLINE === 'off'),
    // Runs before the main bundle, whose licence list includes the worker's packages.
    async buildStart() {
      source = await buildWorker(root, isOff, plugins());
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source });
    },
  };
}
