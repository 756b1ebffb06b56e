import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const DECISIONS = 'docs/decisions';
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
/** Created by commands, so missing in a fresh clone. */
const GENERATED = /^(\.cache|\.local|\.env|dist|shots|node_modules)(\/|$)/;

/** Returns paths in running text such as `a/b.ts`, without URLs, commands and patterns. */
function pathsInText(document: string): string[] {
  const prose = document.replaceAll(/^```[\s\S]*?^```/gm, '');
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return codes.filter(
    (code) => /^\.?\w[\w.-]*(\/[\w.-]*)+$/.test(code) || /^\w[\w.-]*\.(md|json|ts|mjs)$/.test(code),
  );
}

/** Returns the paths of the block marked ```tree: two spaces per level, then the name, two spaces and a description. */
function pathsInTree(document: string): string[] {
  const tree = /^```tree\n([\s\S]*?)^```/m.exec(document)?.[1] ?? '';
  const folders: string[] = [];
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const depth = (line.length - line.trimStart().length) / 2;
      const names = line.trim().split(/ {2,}/)[0]?.split(' ') ?? [];
      folders.length = depth;
      folders[depth] = names[0] ?? '';
      return names.map((name) => path.posix.join(...folders.slice(0, depth), name));
    });
}

/** Returns the targets of links inside the project, relative to its root. */
const linksIn = (document: string, file: string) =>
  [...document.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));

describe.each(documents)('%s', (file) => {
  const document = textOf(file);

  test('references only existing files and folders', () => {
    const named = [...pathsInText(document), ...pathsInTree(document), ...linksIn(document, file)];
    const missing = named.filter((name) => !GENERATED.test(name) && !existsSync(path.join(ROOT, name)));
    expect(missing, `${file} refers to missing files`).toEqual([]);
  });

  test('uses only existing npm scripts', () => {
    const scripts = [...document.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

test('README.md stays short and links to every document', () => {
  const readme = textOf('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  const linked = new Set(linksIn(readme, 'README.md'));
  // Decisions and chapters of the handbook have separate indexes.
  const isIndexed = (file: string) =>
    file === 'README.md' || /\/\d{2}-/.test(file) || /^docs\/handbook\/\w+\//.test(file);
  expect(documents.filter((file) => !isIndexed(file) && !linked.has(file))).toEqual([]);
});

test('docs/commands.md lists every npm script', () => {
  const commands = textOf('docs/commands.md');
  const isListed = (script: string) =>
    commands.includes(`\`npm run ${script}\``) || commands.includes(`\`npm ${script}\``);
  expect(Object.keys(packageJson.scripts).filter((script) => !isListed(script))).toEqual([]);
});

describe('docs/decisions', () => {
  const files = documents.filter((file) => file.startsWith(`${DECISIONS}/`) && !file.endsWith('/README.md'));
  const index = textOf(`${DECISIONS}/README.md`);

  test('numbers its files without gaps', () => {
    const numbers = files.map((file) => parseInt(path.basename(file), 10));
    expect(numbers).toEqual(files.map((_, place) => place + 1));
  });

  test.each(files)('%s has a numbered title, three sections and a row in the index', (file) => {
    const name = path.basename(file);
    const document = textOf(file);
    const [number = '', title = ''] = /^# (\d{2})\. (.+)$/m.exec(document)?.slice(1) ?? [];
    expect(name.startsWith(`${number}-`)).toBe(true);
    const sections = [...document.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
    expect(sections).toEqual(['Context', 'Decision', 'Consequences']);
    const row = index.split('\n').find((each) => each.includes(`(${name})`)) ?? '';
    expect(row).toContain(`| ${title} `);
  });
});
