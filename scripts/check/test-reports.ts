import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TestReport {
  passed: number;
  failed: number;
  skipped: number;
  /** One line per failed test: its file and title. */
  failures: string[];
  files: { file: string; seconds: number }[];
}

const NONE: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

const firstLine = (message = '') => (message.split('\n')[0] ?? '').slice(0, 200);

/** Reads vitest's JSON report. Returns zeros if it is missing. */
export function vitestReport(file: string): TestReport {
  if (!existsSync(file)) return NONE;
  // Shape of vitest's JSON report.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      startTime: number;
      endTime: number;
      message?: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const place = relative(process.cwd(), name);
    const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
    // A file that fails to load has no failed tests.
    if (status === 'failed' && failed.length === 0) return [`${place}: ${firstLine(message)}`];
    return failed.map((test) => `${place} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  line: number;
  tests: { projectName: string; results: { duration: number }[] }[];
}
interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Reads Playwright's JSON report. Returns zeros if it is missing. */
export function playwrightReport(file: string): TestReport {
  if (!existsSync(file)) return NONE;
  // Shape of Playwright's JSON report. No test is flaky, because retries are off.
  const { stats, errors, ...root } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; skipped: number };
    errors: { message?: string }[];
  } & Suite;
  const specs = specsOf(root);
  const seconds = new Map<string, number>();
  for (const { file: name, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(name, (seconds.get(name) ?? 0) + duration / 1000);
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => firstLine(message)),
      ...specs
        .filter((spec) => !spec.ok)
        .map(({ title, file: name, line, tests }) => `[${tests[0]?.projectName}] ${name}:${line} › ${title}`),
    ],
    files: [...seconds].map(([name, total]) => ({ file: `e2e/${name}`, seconds: total })),
  };
}
