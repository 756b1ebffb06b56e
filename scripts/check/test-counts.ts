import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, a line each, as a maintainer would look for them. */
  failures: string[];
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const firstLine = (message = '') => (message.split('\n')[0] ?? '').slice(0, 200);

/** Totals from vitest's JSON report; zeros when it was not written. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return NONE;
  // The shape of vitest's json reporter.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(process.cwd(), name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) return [`${place}: ${firstLine(message)}`];
    return failed.map((test) => `${place} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
}

interface Suite {
  specs?: { title: string; ok: boolean; file: string; line: number; tests: { projectName: string }[] }[];
  suites?: Suite[];
}

const failedSpecs = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter((spec) => !spec.ok)
    .map(({ title, file, line, tests }) => `[${tests[0]?.projectName}] ${file}:${line} › ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** Totals from Playwright's JSON report; zeros when it was not written. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return NONE;
  // The shape of Playwright's json reporter; flaky cannot happen without retries.
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number };
  } & Suite;
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: failedSpecs(report),
  };
}
