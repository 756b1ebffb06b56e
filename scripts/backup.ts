// `npm run backup`: writes all data of the embedded stack, of PG_URL or of a hosted project into one archive.
// npm run backup -- [file.tar.gz]
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '../supabase/local/data-directory.ts';
import { createBackup } from './backup/back-up.ts';
import { requestBackup } from './backup/of-running-server.ts';
import { openForBackup } from './backup/places.ts';
import { backupName, backupsDir, recordBackup } from './backup/schedule.ts';
import { accessFromEnvironment, backupSummary } from './backup/summary.ts';
import { exitWithError, UserError } from './start/user-error.ts';
import { loadEnvFiles, readSettings } from './start/settings.ts';

async function main() {
  loadEnvFiles();
  const settings = readSettings();
  const file = path.resolve(process.argv[2] ?? path.join(backupsDir(settings), backupName()));
  if (existsSync(file)) throw new UserError(`${file} already exists. Choose another file name.`);
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const isRunning = !settings.hosted && !settings.pgUrl && ownerOf(settings.dataDir) !== undefined;
  if (isRunning) {
    console.log(backupSummary(file, await requestBackup(settings, file)));
    return;
  }
  const place = await openForBackup(settings, accessFromEnvironment());
  try {
    console.log(backupSummary(file, await createBackup(place, file)));
    await place.transaction(recordBackup);
  } finally {
    await place.close();
  }
}

main().then(() => process.exit(0), exitWithError);
