import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const PER_LINE = 80;

/**
 * Prints a dot for each passed browser test and reports failures at once, so that an aborted run shows them.
 * Details follow at the end, as in Playwright's `dot` reporter.
 */
class BrowserReporter implements Reporter {
  private done = 0;
  private readonly failures: string[] = [];

  onBegin(config: FullConfig, suite: Suite): void {
    console.log(`${suite.allTests().length} browser tests, ${config.workers} at a time`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.done += 1;
    if (test.ok()) process.stdout.write(this.done % PER_LINE === 0 ? '·\n' : '·');
    else this.fail(test, result);
  }

  private fail(test: TestCase, { status, duration, errors }: TestResult): void {
    const title = test.titlePath().filter(Boolean).join(' › ');
    const [first = status] = errors.map(({ message }) => message ?? '');
    console.log(
      `\n✗ ${title} (${Math.round(duration / 1000)} s)\n  ${first.split('\n').slice(0, 12).join('\n  ')}`,
    );
    this.failures.push(`${title}\n${errors.map(({ stack, message }) => stack ?? message ?? '').join('\n')}`);
  }

  onEnd(): void {
    console.log(`\n${this.failures.map((failure, at) => `\n${at + 1}) ${failure}\n`).join('')}`);
  }
}

// Playwright requires a default export.
export { BrowserReporter as default };
