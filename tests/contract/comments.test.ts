import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['*.{ts,js}', '{src,supabase,tests,e2e,scripts,eslint}/**/*.{ts,tsx,mjs,css,sql,psql}'];
const GENERATED = 'src/lib/database.types.ts';

/** A comment that begins by asking, at the start of a line, after code, or on the first line of a block. */
const RIDDLE =
  /(?:^|[\s{;])(?:\/\/|\/\*\*?|--) (What|Who|Whose|Whether|How|Which)\b|^\s*\/\*\*?\n\s*\*? ?(What|Who|Whose|Whether|How|Which)\b/m;

const files = globSync(SOURCES, { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file !== GENERATED);

test('comments name their subject instead of paraphrasing it (“What a row is called” is “Title of a row”)', () => {
  expect(files.length).toBeGreaterThan(1000);
  const riddles = files.flatMap((file) => {
    const found = RIDDLE.exec(readFileSync(path.join(ROOT, file), 'utf8'));
    return found ? [`${file}: ${found[0].trim()} …`] : [];
  });
  expect(riddles).toEqual([]);
});
