import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import {
  isFirst,
  isOfListsAndPages,
  isOfManyPages,
  isOfManyScreens,
  isOfStaffStart,
} from './scripts/chunks.ts';
import { inlineBoot } from './scripts/inline-boot.ts';
import { handbookPlugin } from './scripts/handbook-plugin.ts';
import { isCloudflare, writeHostFiles } from './scripts/host-files.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { thirdPartyNotices } from './scripts/notices/vite-plugin.ts';
import { BUILD_TARGET } from './scripts/supported-browsers.ts';
import { usesTurnstile } from './scripts/start/security-headers.ts';
import { localStack } from './supabase/local/vite-plugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Packages that every first page needs, in one chunk: it compresses better than several and stays cached when
 * only our own code changes. Excludes their modules that only later pages use.
 */
const FIRST_PAINT_PACKAGES =
  /node_modules[\\/](?!.*[\\/](queriesObserver|useQueries|mutationObserver|useMutation|useMutationState|useIsFetching)\.)(react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|i18next|react-i18next|i18next-browser-languagedetector|clsx|@tanstack[\\/](query-core|react-query))[\\/]/;

/** Public builds must not contain a password; `--mode embedded` (npm start) and the dev server may. */
const refusePassword: Plugin = {
  name: 'refuse-password',
  apply: 'build',
  config(_config, { mode }) {
    const { VITE_DEFAULT_ADMIN_PASSWORD } = loadEnv(mode, folder('.'), 'VITE_');
    if (mode === 'embedded' || !VITE_DEFAULT_ADMIN_PASSWORD) return;
    throw new Error(
      'VITE_DEFAULT_ADMIN_PASSWORD is set: the build would expose the admin password to every visitor. ' +
        'It is only for the login form of the local stack; unset it to build for production.',
    );
  },
};

/** Writes the addresses of site and project into robots.txt, redirects and headers. */
function hostFiles(): Plugin {
  let finish = () => {};
  return {
    name: 'host-files',
    apply: 'build',
    configResolved({ root, build, env, mode }) {
      const addresses = {
        isCloudflare: isCloudflare(loadEnv(mode, root, 'STATIC_HOST')),
        project: String(env.VITE_SUPABASE_URL ?? ''),
        site: String(env.VITE_SITE_URL ?? ''),
        turnstile: usesTurnstile(env),
      };
      finish = () => writeHostFiles(resolve(root, build.outDir), addresses);
    },
    closeBundle: () => finish(),
  };
}

/**
 * Inserts telephone and e-mail from VITE_CONTACT for browsers without JavaScript, which cannot read the
 * settings.
 */
function contactWithoutScript(): Plugin {
  let contact = '';
  return {
    name: 'contact-without-script',
    configResolved: ({ env }) => void (contact = String(env.VITE_CONTACT ?? '').trim()),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const words = contact.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
        return html.replaceAll('%VITE_CONTACT%', words && `: ${words}`);
      },
    },
  };
}

/** Preconnects to a hosted project if the host does not proxy queries to it (VITE_READS=direct). */
function preconnect(): Plugin {
  let project = '';
  return {
    name: 'preconnect',
    configResolved({ env }) {
      if (env.VITE_READS === 'direct') project = String(env.VITE_SUPABASE_URL ?? '');
    },
    transformIndexHtml: () =>
      project
        ? [
            {
              tag: 'link',
              attrs: { rel: 'preconnect', href: new URL(project).origin, crossorigin: true },
              injectTo: 'head',
            },
          ]
        : [],
  };
}

const notices = thirdPartyNotices(folder('.'));

export default defineConfig({
  define: {
    // Defined at build time, so that a site without the test language contains no code for it
    // (src/config/languages.ts).
    'import.meta.env.VITE_TEST_LANGUAGE': JSON.stringify(process.env.VITE_TEST_LANGUAGE ?? ''),
    'import.meta.env.VITE_VERSION': JSON.stringify(packageJson.version),
  },
  plugins: [
    handbookPlugin,
    react(),
    tailwindcss(),
    refusePassword,
    serviceWorker(folder('.'), notices.worker),
    hostFiles(),
    contactWithoutScript(),
    preconnect(),
    inlineBoot(),
    notices.main,
    localStack(),
  ],
  worker: { plugins: notices.worker },
  resolve: {
    alias: [
      { find: /^@(?=\/)/, replacement: folder('./src') },
      { find: '@tests', replacement: folder('./tests') },
      { find: /^fflate$/, replacement: folder('./src/lib/xlsx/zip-in-place.ts') },
    ],
  },
  build: {
    manifest: true,
    // Of the supported browsers, only Safari before 17 ignores modulepreload; it loads the same files without
    // it.
    modulePreload: { polyfill: false },
    target: BUILD_TARGET,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_PAINT_PACKAGES },
            // One file in place of a hundred of a few hundred bytes.
            { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 6 },
            {
              debugName: 'first',
              name: (id, context) => (isFirst(id, context) ? 'first' : null),
              test: (id: string) => /[\\/](src|_shared)[\\/].*\.tsx?$/.test(id),
            },
            {
              debugName: 'pages',
              name: (id, context) => (isOfManyPages(id, context) ? 'pages' : null),
              includeDependenciesRecursively: false,
              test: (id: string) => /[\\/](src|_shared)[\\/].*\.\w+$/.test(id),
            },
            {
              debugName: 'tables',
              name: (id, context) => (isOfListsAndPages(id, context) ? 'tables' : null),
              includeDependenciesRecursively: false,
              test: (id: string) => /[\\/](src|_shared)[\\/].*\.\w+$/.test(id),
            },
            // A separate chunk: otherwise it would be part of the list declarations, which every page would
            // then load.
            { name: 'reads', test: /[\\/]@supabase[\\/]postgrest-js[\\/]/ },
            {
              debugName: 'staff-start',
              name: (id, context) => (isOfStaffStart(id, context) ? 'staff-start' : null),
              includeDependenciesRecursively: false,
              test: (id: string) => /[\\/](src|_shared)[\\/].*\.tsx?$/.test(id),
            },
            // The back-office shell and each screen use list declarations. They include their icons;
            // otherwise this chunk and the shell's would import each other, and a list could be evaluated
            // before its icon.
            {
              debugName: 'screens',
              name: (id, context) => (isOfManyScreens(id, context) ? 'screens' : null),
              includeDependenciesRecursively: false,
              test: (id: string) => /[\\/](src|_shared)[\\/].*\.\w+$/.test(id),
            },
            { name: 'lists', test: /[\\/]src[\\/]features[\\/].*-resource\.ts$/ },
          ],
        },
        // The first chunk lists the names of all others for preloading, so short names save every visitor a
        // kilobyte. Seven characters allow four trillion names.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
});
