import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const shared = {
  setupFiles: ['tests/support/setup.ts'],
  // Both cores may be busy: a journey through the whole application, a copy of the database.
  testTimeout: 40_000,
  hookTimeout: 60_000,
  // Their `fflate` is ours here too (the alias of vite.config.ts).
  server: { deps: { inline: ['read-excel-file', 'write-excel-file'] } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: { ...shared, name: 'unit', environment: 'node', include: ['src/**/*.test.ts'] },
        },
        {
          extends: true,
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
