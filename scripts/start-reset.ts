// `npm run db:reset`: deletes the local data directory, so that the next start creates and seeds a new one.
import { existsSync } from 'node:fs';
import { ownerOf, resetDirectory } from '../supabase/local/data-directory.ts';
import { exitWithError, UserError } from './start/user-error.ts';
import { loadEnvFiles, readSettings } from './start/settings.ts';

try {
  loadEnvFiles();
  // Refuse a directory with files that the stack did not create.
  const { dataDir, hosted } = readSettings();
  if (hosted) throw new UserError('VITE_SUPABASE_URL is set: there is no local database to reset.');
  const owner = ownerOf(dataDir);
  if (owner)
    throw new UserError(`The data directory ${dataDir} is in use by process ${owner}; stop it first.`);
  const existed = existsSync(dataDir);
  if (existed) resetDirectory(dataDir);
  console.log(
    existed
      ? `Deleted ${dataDir}; npm start creates a new one.`
      : `${dataDir} does not exist; there is nothing to reset.`,
  );
} catch (error) {
  exitWithError(error);
}
