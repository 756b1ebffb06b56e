import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { columnIn, CONTENT_LANGUAGES, localeOf } from '@/config/languages';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The only list of languages; see docs/decisions/23-one-list-of-languages.md. */
const LIST = 'supabase/functions/_shared/languages.ts';

/**
 * Patterns that hard-code a language, each with its replacement. Display texts are in
 * src/config/languages.ts.
 */
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

test('no module hard-codes the languages', () => {
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

/** Returns the SQL of supabase/schemas without comments, with each literal on one line. */
const schemas = () =>
  globSync('supabase/schemas/*.sql', { cwd: ROOT })
    .map((file) =>
      readFileSync(path.join(ROOT, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|--.*$|^comment on [^;']* is\s*(?:'(?:[^']|'')*'\s*)+;/gm, '')
        .replaceAll(/(?<!')'\s*\n\s*'(?!')/g, ''),
    )
    .join('\n');

/**
 * Returns lines of SQL that hard-code a language. Use private.languages(), default_language() and
 * is_language() instead; column_language('title_en') and column_in() to convert between columns and
 * languages, in_language() for a row's text, and wording() for texts of the database.
 */
const refusedSql = (sql: string): string[] =>
  sql.match(
    /^.*(?:'en'|\{id, ?en\}|'%\\_en'|pg_catalog\.(?:indonesian|english)|(?<!attname )(?:default|=|<>|when) '{1,2}id'|(?:rupiah|counted|number_values|search_stems|article_words|wording)\('id').*$/gm,
  ) ?? [];

test('a single database function defines the same languages', () => {
  const sql = schemas();
  const [list = '', rows = ''] =
    /create function private\.languages\(\)[\s\S]*?values ([^$]*)\$\$;/.exec(sql) ?? [];
  const known = [
    ...rows.matchAll(/\('(\w+)', '(\w*)', '([\w-]+)', '([.,])', 'pg_catalog\.\w+'::regconfig\)/g),
  ];
  const grouped = (locale: string) => new Intl.NumberFormat(locale).format(1000)[1];
  expect(known.map(([, code, ending, locale, thousands]) => ({ code, ending, locale, thousands }))).toEqual(
    CONTENT_LANGUAGES.map((code) => ({
      code,
      ending: columnIn('', code),
      locale: localeOf(code),
      thousands: grouped(localeOf(code)),
    })),
  );
  expect(refusedSql(sql.replace(list, ''))).toEqual([]);
});

test('texts in the database are available in every language', () => {
  const sets = [...schemas().matchAll(/\{"id": "[^}]*\}/g)].map(([words]) => words);
  expect(sets.length).toBeGreaterThan(10);
  // Texts passed through format() are not valid JSON before it, so they are checked as written.
  for (const words of sets)
    expect(Object.keys(JSON.parse(words) as object), words).toEqual(CONTENT_LANGUAGES);
});

test.each([
  "select case language when 'en' then title_en else title end",
  "where language = 'id'",
  "language text default 'id'",
  "private.rupiah('id', amount)",
  "check (language in ('id', 'en'))",
  "to_tsvector('pg_catalog.english', words)",
  "format('case $1 when ''en'' then 1 end')",
])('rejects SQL with a hard-coded language: %s', (line) => {
  expect(refusedSql(line)).toEqual([line]);
});

test.each([
  `type Language = 'id' | 'en';`,
  `for (const each of ['id', 'en']) print(each);`,
  `const other = language === 'id' ? 'en' : 'id';`,
  `const isEnglish = (column: string) => column.endsWith('_en');`,
  'const column = `${base}_en`;',
  `new Intl.NumberFormat('id-ID')`,
])('the check rejects %s', (line) => {
  expect(REFUSED.some(([pattern]) => pattern.test(line))).toBe(true);
});
