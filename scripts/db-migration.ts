// npm run db:migration trade-name     writes the next migration: the difference between supabase/schemas and
// supabase/migrations
// npm run db:migration -- --baseline  replaces all migrations by a single one, before the first release
import path from 'node:path';
import { places } from './schema/places.ts';
import { writeBaseline, writeMigration } from './schema/migrations.ts';
import { root } from './start/root.ts';
import { exitWithError, UserError } from './start/user-error.ts';

/** Version of the baseline, which stays the same when it is rewritten. */
const BASELINE = '20261130000000';

async function main([name = '']: string[]) {
  if (name === '--baseline') {
    console.log(`wrote ${path.relative(root, writeBaseline(places, BASELINE))}`);
    return;
  }
  if (!/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(name))
    throw new UserError('Pass a name for the migration, such as: npm run db:migration trade-name');
  const written = await writeMigration(places, name.replaceAll('-', '_'));
  if (!written) {
    console.log('supabase/migrations are up to date with supabase/schemas.');
    return;
  }
  console.log(`wrote ${path.relative(root, written.file)}`);
  for (const sql of written.destructive) console.log(`Deletes rows: ${sql}`);
}

main(process.argv.slice(2)).catch(exitWithError);
