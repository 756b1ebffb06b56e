import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { localStack } from './supabase/local/vite-plugin.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The packages that every first page needs, in one chunk: it compresses better than several, and stays in the
 * browser's cache when only our own code has changed.
 */
const FIRST_PAINT_PACKAGES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|i18next|react-i18next|i18next-browser-languagedetector|clsx|@tanstack[\\/](query-core|react-query)|@supabase[\\/]postgrest-js)[\\/]/;

/** A build for the public must not carry a password; `--mode embedded` (npm start) and the dev server may. */
const refusePassword: Plugin = {
  name: 'refuse-password',
  apply: 'build',
  config(_config, { mode }) {
    const { VITE_DEFAULT_ADMIN_PASSWORD } = loadEnv(mode, folder('.'), 'VITE_');
    if (mode === 'embedded' || !VITE_DEFAULT_ADMIN_PASSWORD) return;
    throw new Error(
      'VITE_DEFAULT_ADMIN_PASSWORD is set: this build would hand the admin password to every visitor. ' +
        'It pre-fills the login form of the local stack only; unset it to build for production.',
    );
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), refusePassword, localStack()],
  resolve: { alias: { '@': folder('./src'), '@tests': folder('./tests') } },
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'vendor', test: FIRST_PAINT_PACKAGES }] } },
    },
  },
});
