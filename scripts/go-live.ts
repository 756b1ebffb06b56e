// `npm run go-live`: updates database, functions, secrets, accounts, clock and build of a hosted project to
// this code, and checks the site. Can be run repeatedly: each step changes only what differs. `-- --dry-run`
// shows what it would do; `-- --empty` omits the reference content of a new project, so that a backup can be
// restored into it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encrypted, openServer } from '../supabase/local/database/server.ts';
import { commandsFor } from './go-live/commands.ts';
import { clockSql, isNewProject, secretsFile, setupSecretFor } from './go-live/platform.ts';
import { writeProjectConfig } from './go-live/project-config.ts';
import {
  hasSessionLimits,
  WITHOUT_SESSION_LIMITS,
  writeSessionLimits,
  type SessionLimitsOutcome,
} from './go-live/session-limits.ts';
import { readVariables, type Variables } from './go-live/variables.ts';
import { refuseUnrecorded } from './schema/migrations.ts';
import { places, versionsIn } from './schema/places.ts';
import { root } from './start/root.ts';
import { exitWithError, UserError } from './start/user-error.ts';
import { loadEnvFiles } from './start/settings.ts';
import { supabaseProgram } from './tools/programs.ts';

const isDryRun = process.argv.includes('--dry-run');

/** Runs a program and shows its output. @throws UserError if it fails */
function run(step: string, said: string, args: () => readonly string[]): void {
  console.log(`\n${step}: ${said}`);
  if (isDryRun) return;
  const { status } = spawnSync(process.execPath, args(), { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    throw new UserError(`${step} failed. Fix the error above, then run npm run go-live again.`);
}
const supabase = (step: string, args: readonly string[]) =>
  run(step, ['supabase', ...args].join(' '), () => [supabaseProgram(), ...args]);
const script = (step: string, ...args: string[]) => run(step, args.join(' '), () => args);

/** Checks the project's database before any change. Returns true if it has none of our tables. */
async function isNew(variables: Variables): Promise<boolean> {
  console.log('\nVersions: PostgreSQL and migrations of the project');
  if (isDryRun) return true;
  const { db } = await openServer(encrypted(variables.SUPABASE_DB_URL));
  try {
    return await isNewProject(db, versionsIn(places.migrations));
  } finally {
    await db.close();
  }
}

/** Starts the clock. Returns the setup secret while there is no admin. */
async function prepareDatabase(variables: Variables): Promise<string | undefined> {
  console.log('\nClock and address header: deploy/clock.sql');
  if (isDryRun) return variables.SETUP_SECRET;
  const { db } = await openServer(encrypted(variables.SUPABASE_DB_URL));
  try {
    await db.exec(clockSql(variables));
    return await setupSecretFor(db, variables.SETUP_SECRET);
  } finally {
    await db.close();
  }
}

/** Pushes settings that only paid plans accept, before anything else is changed. */
function pushSessionLimits(folder: string, args: readonly string[]): void {
  console.log(`\nPlan: ${['supabase', ...args].join(' ')}`);
  if (isDryRun) return;
  writeSessionLimits(folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [supabaseProgram(), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const outcome: SessionLimitsOutcome = { status, output: `${stdout}\n${stderr}` };
  console.log(hasSessionLimits(outcome) ? 'Session limits are set.' : WITHOUT_SESSION_LIMITS);
}

async function checkSchemas() {
  console.log('\nSchemas: compare supabase/schemas with supabase/migrations');
  if (!isDryRun) await refuseUnrecorded(places);
}

async function goLive(variables: Variables, scratch: string) {
  const commands = commandsFor(variables);
  // Throws if a value cannot be written to the secrets file.
  secretsFile(variables, variables.SETUP_SECRET);
  await checkSchemas();
  supabase('Link', commands.link);
  const isFirst = await isNew(variables);
  const paid = path.join(scratch, 'paid');
  pushSessionLimits(paid, commands.accounts(paid));
  supabase('Database', commands.database(isFirst && !process.argv.includes('--empty')));
  supabase('Functions', commands.functions);
  const setupSecret = await prepareDatabase(variables);
  const secrets = path.join(scratch, 'secrets.env');
  writeFileSync(secrets, secretsFile(variables, setupSecret), { mode: 0o600 });
  supabase('Secrets', commands.secrets(secrets));
  writeProjectConfig(scratch, variables);
  supabase('Accounts', commands.accounts(scratch));
  script('Build', 'scripts/build.ts');
  const site = variables.VITE_SITE_URL.replace(/\/+$/, '');
  if (setupSecret)
    console.log(
      `\nCreate the first admin once dist/ is on your host: ${site}/auth/login#setup=${setupSecret}`,
    );
  check(site);
}

/** Checks the site, which passes only once the host serves the new build. */
function check(site: string): void {
  const todo = `Put dist/ on your host (docs/hosting.md, “Static hosts”), then: npm run doctor -- ${site}`;
  try {
    script('Check', 'scripts/doctor.ts', site);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`The project is ready, but checks of the site failed (see above). ${todo}`);
  }
  console.log(`\n${todo}`);
}

async function main() {
  loadEnvFiles();
  const variables = readVariables(process.env);
  // Contains secrets; deleted even if a step fails.
  const scratch = mkdtempSync(path.join(tmpdir(), 'go-live-'));
  try {
    await goLive(variables, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

main().then(() => process.exit(0), exitWithError);
