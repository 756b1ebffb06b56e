import type { Step } from './run-step.ts';

export const staticSteps: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'build', command: ['node', 'scripts/start-build.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'database types', command: ['npm', 'run', '--silent', 'db:types', '--', '--check'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

/** Waits for the registry and takes no core: runs beside the others. */
export const registryStep: Step = {
  name: 'packages',
  command: ['node', 'scripts/audit.ts'],
  isTelling: true,
};

/** Commands that open a browser, in their small form; they run once it is fetched. */
export const browserSteps: readonly Step[] = [
  // The other parts ask the same questions the same way.
  { name: 'bench', command: ['node', 'scripts/bench.ts', '--small', 'reads', 'screens', 'work'] },
  { name: 'soak', command: ['node', 'scripts/soak.ts', '--small'] },
  {
    name: 'shots',
    command: 'node scripts/shots.ts --only /informasi/faq --lang en --theme dark --width 375'.split(' '),
  },
];

/** Downloads what is missing, while the first steps run. */
export const fetchStep: Step = { name: 'browsers', command: ['node', 'scripts/fetch-browsers.ts'] };
