// Runs before packages are installed: plain JavaScript for Node.js 20, without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchTool } from './tools/fetch-tool.mjs';

/** The project's root, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const NEEDED = [20, 19];
/** Node.js version of the project; with an older one, it is downloaded. */
const PROJECT_MAJOR = 24;
const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const remembered = join(modules, '.cache', 'installed');

/** Prints a message and exits with code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Returns the environment for child processes: installed packages and a downloaded Node.js 24 are first in
 * PATH.
 */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? ''), ...extra };
}

/**
 * Checks the running Node.js version, installs packages if they are missing or the lock file has changed, and
 * returns the path of Node.js 24 or later. Exits with a message if that is impossible.
 */
export function bootstrap() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    stop(`This project needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}.`);
  }
  if (!packagesAreCurrent()) installPackages();
  return major >= PROJECT_MAJOR ? process.execPath : fetchNode();
}

function packagesAreCurrent() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  if (existsSync(remembered) && readFileSync(remembered, 'utf8') === hash) return true;
  // After a manual npm install, npm's own record is up to date: skip the installation.
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(text).packages).filter(([path, entry]) => path && !entry.optional);
  if (wanted.some(([path, entry]) => installed[path]?.version !== entry.version)) return false;
  remember(hash);
  return true;
}

function remember(hash) {
  mkdirSync(join(modules, '.cache'), { recursive: true });
  writeFileSync(remembered, hash);
}

function installPackages() {
  console.log('Installing packages …');
  // npm ci deletes the link to the downloaded Node.js, so keep it out of PATH meanwhile.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules));
  const env = { ...process.env, PATH: path.join(delimiter) };
  // Installs exactly the versions in the lock file.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    shell: windows,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.error) stop(`npm, which is part of Node.js, could not be started (${result.error.message}).`);
  if (result.status !== 0) stop('The packages could not be installed; see the output of npm above.');
  remember(
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
}

/** Downloads Node.js 24 and puts it first in the PATH of npm scripts. */
function fetchNode() {
  try {
    const folder = join(fetchTool('node'), 'node_modules', 'node');
    const binary = join(folder, 'bin', windows ? 'node.exe' : 'node');
    if (!works(binary)) placeBinary(folder);
    if (works(binary)) return linked(binary);
  } catch {
    // The caller reports the failure.
  }
  return stop(
    `Node.js ${PROJECT_MAJOR} could not be downloaded from the npm registry. Try again later, or install it yourself.`,
  );
}

/** Runs the package's install script, which downloads the binary for this platform. */
function placeBinary(folder) {
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The binary is a hard link into a second package, which also contains 68 MB of headers.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
}

/** Links `node` into the installed packages, where npm scripts look first. */
function linked(binary) {
  const link = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  if (windows) writeFileSync(link, `@"${binary}" %*\r\n`);
  else if (!existsSync(link) || realpathSync(link) !== realpathSync(binary)) {
    rmSync(link, { force: true });
    symlinkSync(binary, link);
  }
  return binary;
}

function works(binary) {
  return existsSync(binary) && spawnSync(binary, ['--version']).status === 0;
}
