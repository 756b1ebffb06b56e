import { defineConfig, mergeConfig } from 'vitest/config';
import { putTempInMemory } from './scripts/temp-in-memory.ts';
import viteConfig from './vite.config.ts';

putTempInMemory();

const shared = {
  setupFiles: ['tests/support/setup.ts'],
  // Generous: nothing waits longer than it must, and a machine that has other things to do is slow, not wrong.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Their `fflate` is ours here too (the alias of vite.config.ts); of tus-js-client the half for browsers is tested.
  server: { deps: { inline: ['read-excel-file', 'write-excel-file', 'tus-js-client'] } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // More than the cores that CI has: many tests wait for a clock, or for PostgreSQL.
      maxWorkers: 4,
      projects: [
        {
          extends: true,
          // One process for many files: to start one for each took more than the tests themselves.
          test: {
            ...shared,
            name: 'unit',
            environment: 'node',
            isolate: false,
            include: ['src/**/*.test.ts'],
          },
        },
        {
          extends: true,
          resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
          test: {
            ...shared,
            name: 'dom',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'stack',
            environment: 'node',
            globalSetup: ['tests/support/prepare-database.ts'],
            include: ['tests/**/*.test.ts', 'supabase/**/*.test.ts', 'scripts/**/*.test.ts'],
          },
        },
      ],
    },
  }),
);
