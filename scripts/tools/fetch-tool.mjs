// Plain JavaScript without packages: it also downloads Node.js, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const lockFiles = dirname(fileURLToPath(import.meta.url));
const fetched = join(lockFiles, '../../.cache/tools');

/**
 * Installs a tool from the lock file in its folder, once per version. Returns the folder of the installed
 * tool.
 */
export function fetchTool(name) {
  const lock = readFileSync(join(lockFiles, name, 'package-lock.json'));
  const version = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = join(fetched, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(fetched, { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    console.error(`Downloading ${name} …`);
    cpSync(join(lockFiles, name), scratch, { recursive: true });
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...flags], {
      cwd: scratch,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`${name} could not be downloaded; see the output of npm above.`);
    publish(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** Moves the tool into place, unless another process has done so meanwhile. */
function publish(scratch, folder) {
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
