// Everything `npm test` runs, once the packages are there. `--no-browser` leaves out the end-to-end tests (`npm run check`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { missingEngines } from './engines.ts';
import { playwrightCounts, vitestCounts } from './check/test-counts.ts';
import { runQuietly, runVisibly } from './check/run-step.ts';
import { browserSteps, staticSteps } from './check/steps.ts';
import type { StepResult } from './check/run-step.ts';

const withBrowser = !process.argv.includes('--no-browser');
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const results: StepResult[] = [];
/** Browsers that visitors have and that could not be had here: named in the last line. */
let missing: string[] = [];

/** Each of these steps uses one core: two of them at a time. */
async function quietSteps(): Promise<void> {
  const waiting = withBrowser ? [...staticSteps, ...browserSteps] : [...staticSteps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runQuietly(step));
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

async function browserTests(): Promise<void> {
  const name = 'browser tests';
  if (results.some((result) => result.name === 'build' && !result.passed)) {
    results.push({ name, passed: false, seconds: 0, note: 'not run: the build failed' });
    return;
  }
  try {
    missing = missingEngines();
    const env = { CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
    const command = ['playwright', 'test', '--reporter=dot,json'];
    results.push(await runVisibly({ name, command, env }));
  } catch (error) {
    results.push({ name, passed: false, seconds: 0, note: (error as Error).message }); // ensureBrowser throws Errors
  }
}

/** The table of steps, then `N passed, N failed`; a step that failed outside its tests counts as one failure. */
function summary(): number {
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

await quietSteps();
await vitest();
if (withBrowser) await browserTests();
process.exitCode = summary();
rmSync(reports, { recursive: true, force: true });
