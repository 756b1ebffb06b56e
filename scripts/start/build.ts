import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccounts, demoPassword } from '../../supabase/local/accounts.ts';
import { buildRenderer } from '../prerender/bundle.ts';
import { waitAndClaim } from '../../supabase/local/data-directory.ts';
import { root } from './root.ts';
import { UserError } from './user-error.ts';

/** Sources of a build, in addition to the VITE_ variables: a change to one of them triggers a rebuild. */
export const sources = [
  'src',
  'supabase/functions/_shared',
  'public',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'docs/handbook',
  'scripts/chunks.ts',
  'scripts/handbook-plugin.ts',
  'scripts/host-files.ts',
  'scripts/headers-for-hosts.ts',
  'scripts/notices',
  'scripts/inline-boot.ts',
  'scripts/supported-browsers.ts',
  'scripts/prerender/bundle.ts',
  'scripts/service-worker.ts',
  'scripts/start/security-headers.ts',
];

export interface BuildOptions {
  /** Pre-fills the login form for the demo, in a separate build. */
  accounts?: 'demo';
  /** Adds a generated language (src/config/languages.ts) for the tests in e2e/languages. */
  testLanguage?: 'zz' | undefined;
}

function variablesOf({ accounts, testLanguage }: BuildOptions): Record<string, string> {
  const given = Object.entries(process.env).filter(([name, value]) => name.startsWith('VITE_') && value);
  const demo = {
    VITE_DEFAULT_ADMIN_EMAIL: demoAccounts[0].email,
    VITE_DEFAULT_ADMIN_PASSWORD: demoPassword,
  };
  return {
    ...Object.fromEntries(given),
    ...(accounts && demo),
    ...(testLanguage && { VITE_TEST_LANGUAGE: testLanguage }),
  };
}

function filesOf(source: string): string[] {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function fingerprint(variables: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(variables).sort()));
  for (const file of sources.flatMap(filesOf))
    hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const directoryOf = ({ accounts, testLanguage }: BuildOptions) =>
  testLanguage ? `.cache/site-${testLanguage}` : accounts ? '.cache/site-demo' : 'dist';

/** Builds the site unless the last build has the same sources and variables. Returns its directory. */
export async function buildWhenStale(options: BuildOptions = {}): Promise<string> {
  const directory = path.join(root, directoryOf(options));
  const stamp = path.join(directory, '.vite', 'made-from');
  const variables = variablesOf(options);
  const wanted = fingerprint(variables);
  const isFresh = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isFresh()) return directory;
  const release = await waitAndClaim(path.join(root, '.cache', `building-${path.basename(directory)}`));
  try {
    // Another process may have built it meanwhile.
    if (isFresh()) return directory;
    await runBuild(directory, variables);
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
    return directory;
  } finally {
    release();
  }
}

async function runBuild(directory: string, variables: Record<string, string>): Promise<void> {
  console.log('Building the site …');
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  // The mode makes vite.config.ts pre-fill the login form.
  const args = ['build', '--mode', 'embedded', '--outDir', directory, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...process.env, ...variables, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new UserError('The site could not be built; see the errors above.');
  await buildRenderer(directory, variables);
}
