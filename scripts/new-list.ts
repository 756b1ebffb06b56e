// npm run new:list partners Mitra Partners partner
// Writes the four files of a list that staff can reorder: table, declaration, texts and page, with name,
// picture and publication state as a start. Never overwrites a file.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './new-list/files.ts';
import { exitWithError, UserError } from './start/user-error.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

function main([name = '', id = '', en = '', one = '']: string[]) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || !id || !en || !one)
    throw new UserError(
      'Pass the name of the list, its Indonesian and English labels, and the English singular: ' +
        'npm run new:list partners Mitra Partners partner',
    );
  const table = name.replaceAll('-', '_');
  const files = {
    [`supabase/schemas/25_${table}.sql`]: listFiles.schema,
    [`src/features/${name}/${name}-resource.ts`]: listFiles.resource,
    [`src/features/${name}/admin-messages.ts`]: listFiles.messages,
    [`src/features/${name}/${name}-admin.tsx`]: listFiles.page,
  };
  if (existsSync(path.join(ROOT, 'src/features', name)))
    throw new UserError(`src/features/${name} already exists.`);
  mkdirSync(path.join(ROOT, 'src/features', name));
  for (const [file, write] of Object.entries(files)) {
    writeFileSync(path.join(ROOT, file), write({ name, table, words: { id, en, one } }));
    console.log(`wrote ${file}`);
  }
  console.log(
    `Next: npm run db:migration ${name}, npm run db:types, npm run dev. CONTRIBUTING.md describes the rest.`,
  );
}

try {
  main(process.argv.slice(2));
} catch (error) {
  exitWithError(error);
}
