// Everything `npm test` runs, once the packages are there. `--no-browser` leaves out the end-to-end tests (`npm run check`),
// `--every-walk` repeats them on each screen and as each role (`npm run test:all`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightCounts, vitestCounts } from './check/test-counts.ts';
import { runForAnswer, runQuietly, runVisibly } from './check/run-step.ts';
import { browserSteps, fetchStep, registryStep, staticSteps } from './check/steps.ts';
import type { StepResult } from './check/run-step.ts';

const withBrowser = !process.argv.includes('--no-browser');
if (process.argv.includes('--every-walk')) process.env.EVERY_WALK = '1';
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const results: StepResult[] = [];
interface Browsers {
  /** Of Chromium. */
  path?: string;
  problem?: string;
  /** Engines that visitors have and that could not be had here: named in the last line. */
  missing: string[];
}

async function fetchBrowsers(): Promise<Browsers> {
  const browsers = JSON.parse(await runForAnswer(fetchStep)) as Browsers; // what scripts/fetch-browsers.ts prints
  if (browsers.path) process.env.CHROMIUM_PATH = browsers.path;
  return browsers;
}

/** Each step uses one core: two of them at a time. */
async function quietSteps(browsers?: Promise<Browsers>): Promise<void> {
  const waiting = browsers ? [...staticSteps, ...browserSteps] : [...staticSteps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (browserSteps.includes(step)) await browsers;
      results.push(await runQuietly(step));
    }
  };
  await Promise.all([lane(), lane()]);
}

/** Unit, component, access, pgTAP and contract tests; the budgets are contract tests over the build made before. */
async function vitest(): Promise<void> {
  const command = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ];
  results.push(await runVisibly({ name: 'tests', command }));
}

async function browserTests({ problem }: Browsers): Promise<void> {
  const name = 'browser tests';
  const isBuilt = results.some((result) => result.name === 'build' && result.passed);
  const note = isBuilt ? problem : 'not run: the build failed';
  if (note) return void results.push({ name, passed: false, seconds: 0, note });
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  results.push(
    await runVisibly({
      name,
      command: ['playwright', 'test', '--reporter=./scripts/check/browser-reporter.ts,json'],
      env,
    }),
  );
}

/** The table of steps, then `N passed, N failed`; a step that failed outside its tests counts as one failure. */
function summary(missing: readonly string[]): number {
  const counts = [vitestCounts(vitestReport), playwrightCounts(playwrightReport)];
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((kind) =>
    counts.reduce((sum, count) => sum + count[kind], 0),
  ) as [number, number, number]; // three kinds in, three sums out
  const testSteps = ['tests', 'browser tests'];
  const otherFailures = results.filter(
    (result) => !result.passed && (counts[testSteps.indexOf(result.name)]?.failed ?? 0) === 0,
  ).length;
  console.log('\nSummary');
  for (const { name, passed: ok, seconds, note } of results) {
    console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(7)} s  ${note ?? ''}`);
  }
  if (skipped > 0) console.log(`  ${skipped} skipped`);
  const failures = counts.flatMap((count) => count.failures);
  if (failures.length > 0) console.log(`\nFailed\n${failures.map((line) => `  ${line}`).join('\n')}`);
  const without = missing.length > 0 ? `, without a walk in ${missing.join(' and ')}` : '';
  console.log(`\n${passed} passed, ${failed + otherFailures} failed${without}`);
  return results.every((result) => result.passed) ? 0 : 1;
}

const registry = runQuietly(registryStep);
const fetched = withBrowser ? fetchBrowsers() : undefined;
await quietSteps(fetched);
await vitest();
const browsers = await fetched;
if (browsers) await browserTests(browsers);
results.push(await registry);
process.exitCode = summary(browsers?.missing ?? []);
rmSync(reports, { recursive: true, force: true });
