import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The one list (docs/decisions/63-languages-in-one-list.md). */
const LIST = 'supabase/functions/_shared/languages.ts';

/** Ways to know the languages by heart, and what to write instead; everything in words is in src/config/languages.ts. */
const REFUSED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/'id' \| 'en'|'en' \| 'id'/, 'Language'],
  [/\['id', 'en'\]|\['en', 'id'\]/, 'LANGUAGES, or CONTENT_LANGUAGES for columns, cases and accounts'],
  [/[!=]==? '(en|id)'(?! in )/, 'DEFAULT_LANGUAGE, Record<Language, …> or toLanguage()'],
  [/endsWith\('_en'\)|_en\$\/|_en`/, 'columnIn(), columnsIn(), languageOf() or baseColumn()'],
  [/['"](id-ID|en-GB|en-US)['"]/, 'localeOf()'],
  [/lng=en\b/, 'pathIn()'],
];

const files = globSync(['src/**/*.{ts,tsx}', 'supabase/functions/**/*.ts'], { cwd: ROOT }).filter(
  (file) => file !== LIST && !/\.test\.tsx?$/.test(file) && !file.endsWith('database.types.ts'),
);
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('no module knows the languages by heart: all go through the one list', () => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((file) =>
    withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))
      .split('\n')
      .flatMap((line) =>
        REFUSED.filter(([pattern]) => pattern.test(line)).map(
          ([, instead]) => `${file}: ${line.trim()} → ${instead}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});

test('the database has the same languages, in one function and nowhere else', () => {
  const sql = globSync('supabase/migrations/*.sql', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|--.*$/gm, ''))
    .join('\n');
  const [list = '', rows = ''] =
    /create function private\.languages\(\)[\s\S]*?values ([^$]*)\$\$;/.exec(sql) ?? [];
  const known = [...rows.matchAll(/\('(\w+)', '(\w*)', 'pg_catalog\.\w+'::regconfig\)/g)];
  expect(known.map(([, code, ending]) => ({ code, ending }))).toEqual(
    CONTENT_LANGUAGES.map((code) => ({ code, ending: columnIn('', code) })),
  );
  // Whatever else would know them by heart: private.is_language, column_language, search_stems or languages() instead.
  const byHeart = /.*(?:\('id', ?'en'\)|\{id, ?en\}|'%\\_en'|pg_catalog\.(?:indonesian|english)).*/g;
  expect(sql.replace(list, '').match(byHeart) ?? []).toEqual([]);
});

test.each([
  `type Language = 'id' | 'en';`,
  `for (const each of ['id', 'en']) print(each);`,
  `const other = language === 'id' ? 'en' : 'id';`,
  `const isEnglish = (column: string) => column.endsWith('_en');`,
  'const column = `${base}_en`;',
  `new Intl.NumberFormat('id-ID')`,
])('%s is refused', (line) => {
  expect(REFUSED.some(([pattern]) => pattern.test(line))).toBe(true);
});
