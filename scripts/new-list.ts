// npm run new:list partners Mitra Partners
// Writes the four files of a list that staff keep in order: migration, declaration, texts and page. What they say is a
// beginning: a name, a picture, published or not. Existing files are never overwritten.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './new-list/files.ts';
import { endWith, Sentence } from './start/sentence.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MIGRATIONS = 'supabase/migrations';

/** The version after the last migration's. */
function nextVersion(): string {
  const last = readdirSync(path.join(ROOT, MIGRATIONS)).sort().at(-1) ?? '0';
  return String(BigInt(/^\d+/.exec(last)?.[0] ?? 0) + 10n);
}

function main([name = '', id = '', en = '']: string[]) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !id || !en)
    throw new Sentence('Name the list and what it is called: npm run new:list partners Mitra Partners');
  const table = name.replaceAll('-', '_');
  const files = {
    [`${MIGRATIONS}/${nextVersion()}_${table}.sql`]: listFiles.migration,
    [`src/features/${name}/${name}-resource.ts`]: listFiles.resource,
    [`src/features/${name}/admin-messages.ts`]: listFiles.messages,
    [`src/features/${name}/${name}-admin.tsx`]: listFiles.page,
  };
  if (existsSync(path.join(ROOT, 'src/features', name)))
    throw new Sentence(`src/features/${name} is there already.`);
  mkdirSync(path.join(ROOT, 'src/features', name));
  for (const [file, write] of Object.entries(files)) {
    writeFileSync(path.join(ROOT, file), write({ name, table, words: { id, en } }));
    console.log(`wrote ${file}`);
  }
  console.log('Next: npm run db:types, then npm run dev; CONTRIBUTING.md says how to go on.');
}

try {
  main(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
