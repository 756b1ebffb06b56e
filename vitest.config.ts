import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const shared = {
  setupFiles: ['tests/support/setup.ts'],
  testTimeout: 20_000,
  // Opening a copy of the database takes seconds when both cores are busy.
  hookTimeout: 60_000,
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
