import { globSync, readFileSync } from 'node:fs';
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

const COMPONENTS = ['src/**/*.test.tsx', 'tests/**/*.test.tsx'];

/**
 * They replace modules or the clock, for all that follows in their process (a library that waits for a frame of theirs waits for
 * ever), or say with `@alone` why they want modules that nobody has used.
 */
const alone = globSync(COMPONENTS).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|useFakeTimers)\(|@alone\b/.test(readFileSync(file, 'utf8')),
);

const dom = { ...shared, environment: 'jsdom' };
const browserHalf = { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } };

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // More than the cores that CI has: many tests wait for a clock, or for PostgreSQL.
      maxWorkers: 4,
      projects: [
        {
          extends: true,
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
          resolve: browserHalf,
          // One process for many files: to load the application anew for each was two fifths of the time.
          test: { ...dom, name: 'dom', isolate: false, include: COMPONENTS, exclude: alone },
        },
        {
          extends: true,
          resolve: browserHalf,
          test: { ...dom, name: 'dom alone', include: alone },
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
