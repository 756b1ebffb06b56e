import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { root } from './start/root.ts';
import { BUILD_TARGET } from './supported-browsers.ts';

const PLACE = '<!-- boot -->';

/** Bundles src/app/static-site/boot.ts into one script without imports. */
async function bundleBoot(): Promise<string> {
  const bundled = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      target: BUILD_TARGET,
      rolldownOptions: {
        input: path.join(root, 'src/app/static-site/boot.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return bundled.output[0].code.trim();
}

/** Inlines the boot script into the head of index.html, in builds and the dev server. */
export function inlineBoot(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = await (code ??= bundleBoot());
        return html.replace(PLACE, () => `<script>${script}</script>`);
      },
    },
  };
}
