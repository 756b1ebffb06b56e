import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as RenderPage from '../../src/app/static-site/render-page.tsx';
import { root } from '../start/root.ts';

/** Folder in a build that no host serves. */
const FOLDER = '.vite/renderer';

/**
 * Builds the prerenderer into a finished build of the site, from the same sources and VITE_ variables.
 * Bundles everything, so that React's production build is used whatever NODE_ENV is.
 */
export async function buildRenderer(site: string, variables: Record<string, string>): Promise<void> {
  // Imported here, because a server with a finished build does not need them.
  const [{ build }, { default: react }, { handbookPlugin }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
    import('../handbook-plugin.ts'),
  ]);
  const named = Object.entries({ VITE_TEST_LANGUAGE: '', ...variables }).map(
    ([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)] as const,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [handbookPlugin, react()],
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(named) },
    resolve: { alias: { '@': path.join(root, 'src') } },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/static-site/render-page.tsx',
      outDir: path.join(site, FOLDER),
      emptyOutDir: true,
      copyPublicDir: false,
    },
  });
}

export type Renderer = typeof RenderPage;

/** Imports the renderer of a build. */
export const importRenderer = (site: string): Promise<Renderer> =>
  import(pathToFileURL(path.join(site, FOLDER, 'render-page.js')).href) as Promise<Renderer>;
