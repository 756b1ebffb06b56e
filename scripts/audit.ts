// `npm run audit`: checks for known vulnerabilities and the registry's signatures. An unavailable registry is
// reported but does not fail: mirrors often provide neither.
import { spawnSync } from 'node:child_process';
import { readAdvisories, readSignatures } from './check/audit-answers.ts';

const TIMEOUT_MS = 90_000;

function npm(...args: string[]): string {
  const { stdout, error } = spawnSync('npm', [...args, '--json', '--loglevel=silent'], {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  return error ? '' : stdout;
}

const results = [readAdvisories(npm('audit')), readSignatures(npm('audit', 'signatures'))];
console.log(results.map(({ words }) => words).join(' '));
process.exitCode = results.some(({ isBad }) => isBad) ? 1 : 0;
