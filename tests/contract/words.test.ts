import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../support/all-messages.ts';
import { specStrings } from './spec-strings.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8').split('## Words of the interface')[1] ?? '';

/** Glossary tables: terms for every page, terms for visitors, and state labels, each as rows of cells. */
const [everywhere, visitors, states] = glossary
  .split(/\n\n(?=\|)/)
  .slice(1)
  .map((table) =>
    table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );

const listed = (cell = '') => cell.split(', ').filter(Boolean);

/** Matches whole words, ignoring case; a hyphenated compound is one word. */
const matcher = (avoidedTerms: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${avoidedTerms.join('|')})(?![\\p{L}\\p{N}_-])`, 'iu');
const avoidedTerms = (rows: readonly string[][] = [], column: 2 | 3) =>
  matcher(rows.flatMap((row) => listed(row[column])));

/** Removes placeholders, addresses and code, which contain names instead of prose. */
const prose = (text: string) => text.replaceAll(/\{\{.*?\}\}|\{[a-z_]+\}|\$\{.*?\}|`[^`]*`|\S*[@/]\S*/g, ' ');

function texts(part: object): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [String(value)],
  );
}

const owners = new Set([...Object.values(specStrings).flat(), 'Manajemen User', 'Manajemen user']);
const findTerms = (part: object, words: RegExp) =>
  texts(part).filter((text) => !owners.has(text) && words.test(prose(text)));

/** Public pages. */
const PUBLIC = /^\/src\/(?:app\/shell\/public|requests|(?:features\/[\w-]+(?:\/[\w-]+)*))\/messages\.ts$/;
const OFFICE =
  /features\/(?:account|audit-log|cases\/(?:inbox|messages|privacy)|cms-pages|command-palette|compliance|dashboard|notices|register\/(?:certificates|companies|surveillance)|settings|users)\//;
const isPublic = (file: string) => PUBLIC.test(file) && !OFFICE.test(file);

/** Returns the labels of states among a folder's texts. */
function stateLabels(part: object, key = ''): [code: string, label: string][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? stateLabels(value, name)
      : /^(?:status|statuses|state|states|standing)$/.test(key)
        ? [[name, String(value)] as [string, string]]
        : [],
  );
}

describe('interface terms', () => {
  test('are listed in the glossary', () => {
    expect(everywhere?.length).toBeGreaterThan(30);
    expect(visitors?.length).toBeGreaterThan(1);
    expect(states?.length).toBeGreaterThan(10);
    for (const [indonesian, english, ...not] of [...(everywhere ?? []), ...(visitors ?? [])]) {
      expect(indonesian && english && not.join(''), `${indonesian}: a cell is missing`).toBeTruthy();
    }
  });

  test.each(allMessages)('$file ($namespace) uses the glossary terms', ({ messages }) => {
    expect(findTerms(messages.id, avoidedTerms(everywhere, 2))).toEqual([]);
    expect(findTerms(messages.en, avoidedTerms(everywhere, 3))).toEqual([]);
  });

  test.each(allMessages.filter(({ file }) => isPublic(file)))(
    '$file uses the terms for visitors',
    ({ messages }) => {
      expect(findTerms(messages.id, avoidedTerms(visitors, 2))).toEqual([]);
    },
  );

  test.each(allMessages)('$file ($namespace) uses one label per state', ({ messages }) => {
    const labels = new Map(states?.map(([code = '', ...words]) => [code.replaceAll('`', ''), words]));
    const differing = (language: object, column: 0 | 1) =>
      stateLabels(language).filter(
        ([code, label]) => labels.has(code) && !listed(labels.get(code)?.[column]).includes(label),
      );
    expect(differing(messages.id, 0)).toEqual([]);
    expect(differing(messages.en, 1)).toEqual([]);
  });
});

describe('handbook texts', () => {
  test.each([
    ['id', 2],
    ['en', 3],
  ] as const)('use the glossary terms in docs/handbook/%s', (language, column) => {
    const wrong = linesOf(`docs/handbook/${language}/*.md`).filter(({ line }) =>
      avoidedTerms(everywhere, column).test(prose(line)),
    );
    expect(wrong.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
  });
});

/** Terms wrong in either language, for files that contain both languages. */
const both = matcher(
  (everywhere ?? []).flatMap(([id = '', en = '', notId, notEn]) => [
    ...listed(notId).filter((word) => !en.includes(word)),
    ...listed(notEn).filter((word) => !id.includes(word)),
  ]),
);

const linesOf = (pattern: string) =>
  globSync(pattern).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line })),
  );

describe('texts outside of the message files', () => {
  test.each(['supabase/seed/{reference,demo}/*.sql', 'supabase/templates/*.html'])(
    'use the glossary terms in %s',
    (pattern) => {
      const wrong = linesOf(pattern).filter(({ line }) => both.test(prose(line)));
      expect(wrong.map(({ file, line }) => `${file}: ${line.trim().slice(0, 120)}`)).toEqual([]);
    },
  );

  test.each([
    'supabase/functions/{notify,outcome-letter,sitemap}/{words,answer-mail,client-mail,staff-mail,rss,changes}.ts',
    'src/{app,features}/**/*{screens,resource}.ts',
  ])('use the glossary terms in %s', (pattern) => {
    const wrong = linesOf(pattern)
      .filter(({ file }) => !file.includes('.test.'))
      .flatMap(({ file, line }) =>
        [...line.matchAll(/'([^']*)'|`([^`]*)`/g)]
          .map(([, quoted, template]) => quoted ?? template ?? '')
          .filter((text) => / /.test(text.trim()) && !owners.has(text) && both.test(prose(text)))
          .map((text) => `${file}: ${text}`),
      );
    expect(wrong).toEqual([]);
  });
});
