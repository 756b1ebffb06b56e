// Runs commands on any Node.js 20.19 or later. Plain JavaScript: it runs before Node.js 24 is downloaded.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnv, root, stop } from './bootstrap.mjs';
import { keepRunning } from './keep-running.mjs';

const programs = {
  start: 'start.ts',
  dev: 'start-dev.ts',
  reset: 'start-reset.ts',
  backup: 'backup.ts',
  restore: 'restore.ts',
  doctor: 'doctor.ts',
  'go-live': 'go-live.ts',
  build: 'build.ts',
  supabase: 'supabase.ts',
};
const command = process.argv[2] ?? 'start';
if (!Object.hasOwn(programs, command))
  stop(`Unknown command "${command}": use ${Object.keys(programs).join(', ')}.`);

keepRunning(
  () =>
    spawn(bootstrap(), [join(root, 'scripts', programs[command]), ...process.argv.slice(3)], {
      cwd: root,
      env: projectEnv(),
      stdio: 'inherit',
    }),
  { startsAgain: command === 'start', cannotStart: stop },
);
