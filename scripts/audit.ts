// `npm run audit`: checks for known vulnerabilities, also in the tools fetched on demand, and the registry's
// signatures. An unavailable registry is reported but does not fail: mirrors often provide neither.
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { readAdvisories, readSignatures } from './check/audit-answers.ts';

const TIMEOUT_MS = 90_000;
const ROOT = path.resolve(import.meta.dirname, '..');

/** Returns the output of an npm command, or '' if it did not finish. */
function npm(folder: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      [...args, '--json', '--loglevel=silent'],
      { cwd: folder, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
      // npm exits with 1 if it found something; the output says what.
      (error, stdout) => resolve(error?.killed ? '' : stdout),
    );
  });
}

const tools = globSync('scripts/tools/*/package-lock.json', { cwd: ROOT }).map((file) => path.dirname(file));
const [signatures, ...advisories] = await Promise.all([
  npm(ROOT, 'audit', 'signatures').then(readSignatures),
  ...['.', ...tools].map(async (folder) => {
    const { isBad, words } = readAdvisories(await npm(path.join(ROOT, folder), 'audit'));
    return { isBad, words: isBad && folder !== '.' ? `${folder}: ${words}` : words };
  }),
]);
const results = [...advisories, signatures];
console.log([...new Set(results.map(({ words }) => words))].join(' '));
process.exitCode = results.some(({ isBad }) => isBad) ? 1 : 0;
