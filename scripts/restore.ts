// `npm run restore`: restores an archive of `npm run backup` into the embedded stack, PG_URL or a hosted
// project.
// npm run restore -- file.tar.gz [--replace]
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkArchive } from './backup/manifest.ts';
import { fillPlace } from './backup/places.ts';
import { restore } from './backup/restore.ts';
import { accessFromEnvironment, backupSummary } from './backup/summary.ts';
import { exitWithError, UserError } from './start/user-error.ts';
import { loadEnvFiles, readSettings } from './start/settings.ts';

async function main() {
  loadEnvFiles();
  const settings = readSettings();
  const [given] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const replace = process.argv.includes('--replace');
  if (!given) throw new UserError('Pass the archive: npm run restore -- file.tar.gz');
  const file = path.resolve(given);
  if (!existsSync(file)) throw new UserError(`${file} does not exist.`);
  const manifest = await checkArchive(file);
  const kept = await fillPlace(settings, accessFromEnvironment(), { replace }, (place) =>
    restore(place, file, manifest, { replace }),
  );
  console.log(backupSummary(file, manifest));
  if (kept) console.log(`The previous database is in ${kept}; delete it when you no longer need it.`);
  console.log('Sessions are not restored: all users must sign in again.');
}

main().then(() => process.exit(0), exitWithError);
