import { spawn } from 'node:child_process';

export interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** True to show the last output line in the summary, even if the step passed. */
  showsLastLine?: boolean;
}

export interface StepResult {
  name: string;
  passed: boolean;
  seconds: number;
  /** True if the failed tests are already counted as failures. */
  isCounted?: boolean;
  /** Shown after the step in the summary. */
  note?: string;
}

/** Runs a step and returns the last line of its output. */
export async function runForOutput(step: Step): Promise<string> {
  return (await run(step, 'pipe')).output.trimEnd().split('\n').at(-1) ?? '';
}

/** Runs a step and prints its output only if it fails. */
export async function runQuietly(step: Step): Promise<StepResult> {
  const { result, output } = await run(step, 'pipe');
  if (step.showsLastLine) result.note ??= output.trimEnd().split('\n').at(-1);
  console.log(
    `${result.passed ? '✓' : '✗'} ${step.name} (${result.seconds.toFixed(1)} s)${step.showsLastLine ? ` ${result.note ?? ''}` : ''}`,
  );
  if (!result.passed) console.log(`${output.trimEnd()}\n`);
  return result;
}

/** Runs a step and shows its output while it runs. */
export async function runVisibly(step: Step): Promise<StepResult> {
  console.log(`\n${step.name}: ${step.command.slice(0, 2).join(' ')}`);
  return (await run(step, 'inherit')).result;
}

function run({ name, command, env }: Step, output: 'pipe' | 'inherit') {
  const [program = '', ...args] = command;
  const start = performance.now();
  return new Promise<{ result: StepResult; output: string }>((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    const finish = (passed: boolean, note?: string) => {
      const seconds = (performance.now() - start) / 1000;
      resolve({ result: { name, passed, seconds, note }, output: said });
    };
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code, signal) => finish(code === 0, signal ? `ended by ${signal}` : undefined));
  });
}
