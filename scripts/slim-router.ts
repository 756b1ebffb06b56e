import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from './start/root.ts';

const PRODUCTION = path.join(root, 'node_modules/react-router/dist/production');

/**
 * react-router as a visitor needs it, 1.7 KB less. Its package names only the build for development, with warnings; beside it
 * lies the one for production. Forms, framework mode and scroll restoration, which nothing here uses, stay in a bundle because they get
 * a name for the developer tools and are made by a call: without these names, and with the calls marked as free of
 * effects, the bundler leaves them out.
 */
export const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^react-router$/, replacement: path.join(PRODUCTION, 'index.mjs') }] },
  }),
  transform(code, id) {
    if (!path.normalize(id).startsWith(PRODUCTION)) return null;
    const slim = code
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/= (React\d+\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    // Lines stay where they are.
    return { code: slim, map: null };
  },
};
