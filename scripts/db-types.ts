// npm run db:types            generates src/lib/database.types.ts from the migrations
// npm run db:types -- --check fails when that file is out of date
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { supabaseCli, withServedDatabase } from './db-served.ts';

const target = path.join(import.meta.dirname, '../src/lib/database.types.ts');

async function generateTypes(): Promise<string> {
  const raw = await withServedDatabase((url) =>
    supabaseCli('gen', 'types', '--lang', 'typescript', '--schema', 'public', `--remote=${url}`),
  );
  return format(raw, { ...(await resolveConfig(target)), filepath: target });
}

async function main() {
  const types = await generateTypes();
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') === types) return;
    console.error('src/lib/database.types.ts is out of date: run npm run db:types and commit it.');
    process.exitCode = 1;
    return;
  }
  writeFileSync(target, types);
  console.log('wrote src/lib/database.types.ts');
}

await main();
