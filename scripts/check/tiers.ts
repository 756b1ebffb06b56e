import type { Step } from './run-step.ts';

/** A part of the checks. Which tests are in which tier: docs/testing.md. */
export interface Tier {
  command: string;
  /** Run two at a time before the tests; their output is shown when they fail. */
  steps: readonly Step[];
  /** Arguments of vitest: the projects of vitest.config.ts. */
  unitTests: readonly string[];
  /** Arguments of Playwright: a regular expression for the paths of files. */
  browserTests: readonly string[];
  /** What the tier leaves out, printed at its end. */
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
    unitTests: ['--project=!slow', '--project=!second database'],
    browserTests: ['e2e/journeys/'],
    leavesOut:
      'second database, hostile input sweep, kills and full disks, backup drills, web hosts, recipes, lists at size, other browsers, remaining browser tests',
  },
  slow: {
    command: 'npm run test:slow',
    steps: [build],
    unitTests: ['--project=slow', '--project=second database'],
    browserTests: ['e2e/(?!journeys/)'],
  },
} satisfies Record<string, Tier>;

export type TierName = keyof typeof tiers;

/** Waits for the registry and uses no processor time: runs next to the others. */
export const registryStep: Step = {
  name: 'packages',
  command: ['node', 'scripts/audit.ts'],
  isTelling: true,
};

/** Downloads missing browsers while the first steps run. */
export const fetchStep = (withEngines: boolean): Step => ({
  name: 'browsers',
  command: ['node', 'scripts/fetch-browsers.ts', ...(withEngines ? ['--engines'] : [])],
});
