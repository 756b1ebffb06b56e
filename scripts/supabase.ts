// `npm run supabase -- …`: runs the pinned Supabase CLI.
import { spawnSync } from 'node:child_process';
import { exitWithError } from './start/user-error.ts';
import { supabaseProgram } from './tools/programs.ts';

try {
  const args = [supabaseProgram(), ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
} catch (error) {
  exitWithError(error);
}
