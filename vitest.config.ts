import { globSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { moveTempToMemory } from './scripts/temp-in-memory.ts';
import viteConfig from './vite.config.ts';

moveTempToMemory();

const shared = {
  setupFiles: ['tests/support/setup.ts'],
  // Generous, so that tests pass on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Inlined so that the `fflate` alias of vite.config.ts also applies to them, and the browser build of
  // tus-js-client is tested.
  server: { deps: { inline: ['read-excel-file', 'write-excel-file', 'tus-js-client'] } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

const COMPONENTS = ['src/**/*.test.tsx', 'tests/**/*.test.tsx'];

/**
 * Tests that need their own process: they replace modules or the clock, which affects later tests (a library
 * may wait forever for a fake frame), or require fresh modules (`@alone`).
 */
const alone = globSync(COMPONENTS, { exclude: ['**/*.slow.test.tsx'] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|useFakeTimers)\(|@alone\b/.test(readFileSync(file, 'utf8')),
);

/** Tests that only `npm run test:slow` runs. */
const SLOW = '**/*.slow.test.ts';
const SLOW_COMPONENTS = '**/*.slow.test.tsx';

/** Database tests, repeated on the PostgreSQL server of PG_URL. */
const onSecondDatabase = process.env.PG_URL
  ? globSync('tests/**/*.test.ts').filter((file) =>
      /support\/databases\.ts'|onEachDatabase\(/i.test(readFileSync(file, 'utf8')),
    )
  : [];

/** Files that take minutes each. They start first, so that other workers stay busy meanwhile. */
const LONG =
  /\/(hostile|recipes|pgtap|hosted-owner|stands-up-again|tables|full-disk|demo-once|prerendered-pages|contact-turnstile)(\.slow)?\.test\.tsx?$/;

/**
 * Runs long files first. On a fresh clone vitest starts with the largest files, which are not the slowest.
 */
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
      // More than the cores of CI, because many tests wait for a clock or for PostgreSQL. A fourth worker is
      // slower.
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
          // One process for many files: reloading the application for each took two fifths of the time.
          test: {
            ...dom,
            name: 'dom',
            isolate: false,
            include: COMPONENTS,
            exclude: [...alone, SLOW_COMPONENTS],
          },
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
            // As above: importing the stack for each file took a third of the time.
            isolate: false,
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
          resolve: browserHalf,
          test: { ...dom, name: 'slow dom', include: [SLOW_COMPONENTS] },
        },
        {
          extends: true,
          test: {
            ...shared,
            name: 'second database',
            environment: 'node',
            isolate: false,
            globalSetup,
            include: onSecondDatabase,
            env: { TEST_DATABASE: 'server' },
          },
        },
      ],
    },
  }),
);
