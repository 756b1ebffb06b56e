// `npm start`, `npm run dev`, `npm run db:reset`. Plain JavaScript: it runs before the project's own Node.js is there.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap, projectEnv, root, stop } from './bootstrap.mjs';

const programs = { start: 'start.ts', dev: 'start-dev.ts', reset: 'start-reset.ts' };
const command = process.argv[2] ?? 'start';
if (!Object.hasOwn(programs, command)) stop(`There is no "${command}": use start, dev or reset.`);

const child = spawn(bootstrap(), [join(root, 'scripts', programs[command])], {
  cwd: root,
  env: projectEnv(),
  stdio: 'inherit',
});
// Ctrl+C reaches both processes, other signals only this one; the child closes the database, so it is waited for.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`The program could not be started (${error.message}).`));
child.on('exit', (code) => process.exit(code ?? 1));
