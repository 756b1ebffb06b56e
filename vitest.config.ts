import { globSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

/** Tests that only `npm run test:slow` runs. */
const SLOW = '**/*.slow.test.ts';

/** Tests of the database, run once more on the PostgreSQL of PG_URL. */
const onSecondDatabase = process.env.PG_URL
  ? globSync('tests/**/*.test.ts').filter((file) =>
      /support\/databases\.ts'|onEachDatabase\(/i.test(readFileSync(file, 'utf8')),
    )
  : [];

/** One file each that takes minutes: starts early, so that the other workers have something to do meanwhile. */
const LONG =
  /\/(hostile|recipes|pgtap|hosted-owner|stands-up-again|tables|full-disk|demo-once)(\.slow)?\.test\.ts$/;

/** On a fresh clone vitest starts with the largest files, which are not the longest. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const globalSetup = ['tests/support/prepare-database.ts'];
const dom = { ...shared, environment: 'jsdom' };
const browserHalf = { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } };

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // More than the cores that CI has: many tests wait for a clock, or for PostgreSQL. A fourth is slower: they get into each
      // other's way (178 component tests with two, three, four: 174, 155, 180 s).
      maxWorkers: 3,
      sequence: { sequencer: LongFirst },
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
            globalSetup,
            include: [
              'tests/**/*.test.ts',
              'supabase/**/*.test.ts',
              'scripts/**/*.test.ts',
              'tools/**/*.test.{ts,tsx}',
            ],
            exclude: [SLOW],
          },
        },
        {
          extends: true,
          test: { ...shared, name: 'slow', environment: 'node', globalSetup, include: [SLOW] },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'second database',
            environment: 'node',
            globalSetup,
            include: onSecondDatabase,
            env: { TEST_DATABASE: 'server' },
          },
        },
      ],
    },
  }),
);
