// Runs the given tiers of checks: `npm test` is `fast`, `npm run test:slow` is `slow`, `.ci/run` is both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runForOutput, runQuietly, runVisibly, type Step, type StepResult } from './check/run-step.ts';
import { printSummary } from './check/summary.ts';
import { playwrightReport, vitestReport, type TestReport } from './check/test-reports.ts';
import { fetchStep, registryStep, tiers, type Tier, type TierName } from './check/tiers.ts';

const names = process.argv.slice(2).filter((name): name is TierName => name in tiers);
if (names.length === 0) throw new Error(`Pass at least one of: ${Object.keys(tiers).join(', ')}.`);

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
const results: StepResult[] = [];
const testReports: TestReport[] = [];

interface Browsers {
  /** Path of Chromium. */
  path?: string;
  problem?: string;
  /** Engines other than Chromium that could not be installed. */
  missing: string[];
}

async function fetchBrowsers(): Promise<Browsers> {
  const answer = await runForOutput(fetchStep(names.includes('slow')));
  const browsers = JSON.parse(answer) as Browsers; // the last line of scripts/fetch-browsers.ts
  if (browsers.path) process.env.CHROMIUM_PATH = browsers.path;
  return browsers;
}

/** Runs two steps at a time; each uses about one core. */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const waiting = steps.filter(({ name }) => !results.some((result) => result.name === name));
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runQuietly(step));
  };
  await Promise.all([lane(), lane()]);
}

async function runUnitTests(tier: TierName, { unitTests }: Tier): Promise<void> {
  const file = join(reports, `${tier}-vitest.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await runTests({ name: `${tier} tests`, command: ['vitest', 'run', ...unitTests, ...output] }, () =>
    vitestReport(file),
  );
}

async function runBrowserTests(tier: TierName, { browserTests }: Tier, { problem }: Browsers): Promise<void> {
  const name = `${tier} browser tests`;
  const isBuilt = results.some((result) => result.name === 'build' && result.passed);
  const note = isBuilt ? problem : 'not run: the build failed';
  if (note) return void results.push({ name, passed: false, seconds: 0, note });
  const file = join(reports, `${tier}-playwright.json`);
  const output = '--reporter=./scripts/check/browser-reporter.ts,json';
  const command = ['playwright', 'test', ...browserTests, output];
  await runTests({ name, command, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }, () => playwrightReport(file));
}

/**
 * Runs tests and adds their report. A step that fails without a failed test, such as by a crash, counts as
 * one failure.
 */
async function runTests(step: Step, read: () => TestReport): Promise<void> {
  const result = await runVisibly(step);
  const report = read();
  results.push({ ...result, isCounted: report.failed > 0 });
  testReports.push(report);
}

const registry = runQuietly(registryStep);
const fetched = fetchBrowsers();
for (const name of names) {
  const tier: Tier = tiers[name];
  await runSteps(tier.steps);
  await runUnitTests(name, tier);
  await runBrowserTests(name, tier, await fetched);
}
results.push(await registry);
const { missing } = await fetched;
const leftOut = [
  ...(names.includes('slow') ? [] : [`${tiers.fast.leavesOut} (npm run test:slow)`]),
  ...(names.includes('slow') && !process.env.PG_URL ? ['second database (PG_URL is not set)'] : []),
  ...(missing.length > 0 ? [`browsers that could not be installed: ${missing.join(', ')}`] : []),
];
process.exitCode = printSummary(results, testReports, leftOut);
rmSync(reports, { recursive: true, force: true });
