import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.ts';

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

test('a file that could not be loaded counts as one failure', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(vitestCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('Playwright’s own totals are taken', () => {
  const file = report({ stats: { expected: 7, unexpected: 3, skipped: 1 } });
  expect(playwrightCounts(file)).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

test('a report that was never written counts nothing', () => {
  expect(vitestCounts(path.join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
