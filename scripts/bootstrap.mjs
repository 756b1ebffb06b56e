// Runs before anything is installed: plain JavaScript that any Node.js 20 understands, and no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, without a slash at the end. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

const NEEDED = [20, 19];
const windows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const nodeBinary = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
const remembered = join(modules, '.cache', 'installed');

/** Prints one sentence and ends the process with code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The environment for child processes: the project's tools and its Node.js come first on PATH. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: join(modules, '.bin') + delimiter + (process.env.PATH ?? ''), ...extra };
}

/**
 * Makes the project runnable: checks the Node.js that started us, installs packages when they are missing or the lock
 * file changed, and returns the path of the project's own Node.js 24. Ends the process with one sentence when it cannot.
 */
export function bootstrap() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    stop(`This project needs Node.js ${NEEDED.join('.')} or later; this is ${process.versions.node}.`);
  }
  if (!packagesAreCurrent()) installPackages();
  return ensureNode();
}

function packagesAreCurrent() {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  if (existsSync(remembered) && readFileSync(remembered, 'utf8') === hash) return true;
  // npm run by hand leaves its own record behind: believe it instead of installing once more.
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
  // The project's own Node.js is about to be replaced: keep it off PATH while npm works.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules));
  const env = { ...process.env, PATH: path.join(delimiter) };
  // Exactly what the lock file says, or nothing.
  const result = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env,
    shell: windows,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.error) stop(`npm could not be started (${result.error.message}); it comes with Node.js.`);
  if (result.status !== 0) stop('The packages could not be installed; npm says why above.');
  remember(
    createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex'),
  );
}

/** npm may be set to skip install scripts; the `node` package fetches its binary in one, so it is run here if needed. */
function ensureNode() {
  if (works(nodeBinary)) return withoutHeaders();
  console.log('Fetching Node.js 24 for this project …');
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (works(nodeBinary)) return withoutHeaders();
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return stop(
    'Node.js 24 could not be fetched from the npm registry; run this again when it can be reached.',
  );
}

/** The program is a hard link out of a package of its own, which stays behind with 68 MB of headers for add-ons. */
function withoutHeaders() {
  rmSync(join(modules, 'node', 'node_modules'), { recursive: true, force: true });
  return nodeBinary;
}

function works(binary) {
  return existsSync(binary) && spawnSync(binary, ['--version']).status === 0;
}
