import { existsSync, readFileSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** Totals from vitest's JSON report; zeros when it was not written. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return NONE;
  // The shape of vitest's json reporter.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  // A file that could not be loaded has no tests to fail.
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' &&
      !result.assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests,
  };
}

/** Totals from Playwright's JSON report; zeros when it was not written. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return NONE;
  // The shape of Playwright's json reporter; flaky cannot happen without retries.
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number };
  };
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}
