import type { StepResult } from './run-step.ts';
import type { TestReport } from './test-reports.ts';

const SLOWEST = 10;

/**
 * Prints the duration of each step, the slowest files, the failures and `N passed, N failed`. Returns the
 * exit code.
 */
export function printSummary(
  results: readonly StepResult[],
  reports: readonly TestReport[],
  leftOut: readonly string[],
): number {
  const sum = (kind: 'passed' | 'failed' | 'skipped') =>
    reports.reduce((total, report) => total + report[kind], 0);
  const files = reports.flatMap((report) => report.files).sort((a, b) => b.seconds - a.seconds);

  console.log('\nSummary');
  for (const { name, passed, seconds, note } of results)
    console.log(`  ${passed ? '✓' : '✗'} ${name.padEnd(20)} ${inSeconds(seconds)}  ${note ?? ''}`);
  console.log(`  ${sum('skipped')} skipped`);

  console.log('\nSlowest test files');
  for (const { file, seconds } of files.slice(0, SLOWEST)) console.log(`  ${inSeconds(seconds)}  ${file}`);
  const total = files.reduce((all, { seconds }) => all + seconds, 0);
  console.log(`  ${inSeconds(total)}  all ${files.length} files, sum over all workers`);

  const failures = reports.flatMap((report) => report.failures);
  if (failures.length > 0) console.log(`\nFailed\n${failures.map((line) => `  ${line}`).join('\n')}`);
  if (leftOut.length > 0) console.log(`\nLeft out\n${leftOut.map((line) => `  ${line}`).join('\n')}`);

  const otherFailures = results.filter(({ passed, isCounted }) => !passed && !isCounted).length;
  const failed = sum('failed') + otherFailures;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(7)} s`;
