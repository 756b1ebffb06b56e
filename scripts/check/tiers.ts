import type { Step } from './run-step.ts';

/** Part of the checks. docs/testing.md lists the tests of each tier. */
export interface Tier {
  command: string;
  /** Steps before the tests, two at a time; their output is shown if they fail. */
  steps: readonly Step[];
  /** Arguments of vitest: the projects in vitest.config.ts. */
  unitTests: readonly string[];
  /** Arguments of Playwright: a regular expression for file paths. */
  browserTests: readonly string[];
  /** Checks that this tier omits; printed at the end. */
  leavesOut?: string;
}

const build: Step = { name: 'build', command: ['node', 'scripts/start-build.ts'] };
const prettierCache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'];

const staticSteps: readonly Step[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint', '--', '--max-warnings', '0'] },
  build,
  { name: 'types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', ...prettierCache, '.'] },
  { name: 'database types', command: ['npm', 'run', '--silent', 'db:types', '--', '--check'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

export const tiers = {
  fast: {
    command: 'npm test',
    steps: staticSteps,
    unitTests: ['--project=!slow', '--project=!slow dom', '--project=!second database'],
    browserTests: ['e2e/journeys/'],
    leavesOut:
      'second database, hostile input sweep, kills and full disks, backup drills, upgrades, going live, web hosts, recipes, prerendering, property tests of forms, lists at size, Turnstile, other browsers, remaining browser tests',
  },
  slow: {
    command: 'npm run test:slow',
    steps: [build],
    unitTests: ['--project=slow', '--project=slow dom', '--project=second database'],
    browserTests: ['e2e/(?!journeys/)'],
  },
} satisfies Record<string, Tier>;

export type TierName = keyof typeof tiers;

/** Runs in parallel with the others, because it waits for the registry and needs no CPU time. */
export const registryStep: Step = {
  name: 'packages',
  command: ['node', 'scripts/audit.ts'],
  showsLastLine: true,
};

/** Downloads missing browsers while the first steps run. */
export const fetchStep = (withEngines: boolean): Step => ({
  name: 'browsers',
  command: ['node', 'scripts/fetch-browsers.ts', ...(withEngines ? ['--engines'] : [])],
});
