import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './test-reports.ts';

let folder = '';
const report = (content: object) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('vitestReport counts a file that cannot be loaded as one failure', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: path.resolve('src/a.test.ts'),
        status: 'failed',
        startTime: 1000,
        endTime: 3500,
        assertionResults: [
          { status: 'failed', fullName: 'adds', failureMessages: ['Error: 3 is not 4\n  at a.test.ts'] },
          { status: 'passed', fullName: 'takes away' },
        ],
      },
      {
        name: path.resolve('src/b.test.ts'),
        status: 'failed',
        startTime: 0,
        endTime: 0,
        message: 'no such module',
        assertionResults: [],
      },
      {
        name: path.resolve('src/c.test.ts'),
        status: 'passed',
        startTime: 0,
        endTime: 0,
        assertionResults: [{ status: 'passed', fullName: 'c' }],
      },
    ],
  });
  expect(vitestReport(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: [
      `${path.join('src', 'a.test.ts')} › adds: Error: 3 is not 4`,
      `${path.join('src', 'b.test.ts')}: no such module`,
    ],
    files: [
      { file: path.join('src', 'a.test.ts'), seconds: 2.5 },
      { file: path.join('src', 'b.test.ts'), seconds: 0 },
      { file: path.join('src', 'c.test.ts'), seconds: 0 },
    ],
  });
});

test('playwrightReport returns the totals of Playwright and sums the duration of each file', () => {
  const spec = {
    file: 'a.spec.ts',
    line: 3,
    tests: [{ projectName: 'phone', results: [{ duration: 1500 }] }],
  };
  const file = report({
    stats: { expected: 7, unexpected: 1, skipped: 1 },
    errors: [],
    suites: [
      {
        specs: [{ ...spec, title: 'opens', ok: true }],
        suites: [{ specs: [{ ...spec, title: 'closes', ok: false }] }],
      },
    ],
  });
  expect(playwrightReport(file)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 1,
    failures: ['[phone] a.spec.ts:3 › closes'],
    files: [{ file: 'e2e/a.spec.ts', seconds: 3 }],
  });
});

test('vitestReport returns zero totals if the report is missing', () => {
  expect(vitestReport(path.join(folder, 'none.json'))).toMatchObject({ passed: 0, failed: 0, failures: [] });
});
