import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const DECISIONS = 'docs/decisions';
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const guides = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .sort();
/** Made on the reader's machine, so not in a clone. */
const MADE = /^(\.cache|\.local|\.env|dist|shots|node_modules)(\/|$)/;

/** `a/b.ts` in running text; addresses, commands and patterns are not paths of the project. */
function pathsInText(guide: string): string[] {
  const prose = guide.replaceAll(/^```[\s\S]*?^```/gm, '');
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return codes.filter(
    (code) => /^\.?\w[\w.-]*(\/[\w.-]*)+$/.test(code) || /^[\w.-]+\.(md|json|ts|mjs)$/.test(code),
  );
}

/** The tree in the block marked ```tree: two spaces a level, names before the first run of two spaces. */
function pathsInTree(guide: string): string[] {
  const tree = /^```tree\n([\s\S]*?)^```/m.exec(guide)?.[1] ?? '';
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

/** Targets of `[words](target)` inside the project, seen from its root. */
const linksIn = (guide: string, file: string) =>
  [...guide.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));

describe.each(guides)('%s', (file) => {
  const guide = textOf(file);

  test('names files and folders that exist', () => {
    const named = [...pathsInText(guide), ...pathsInTree(guide), ...linksIn(guide, file)];
    const missing = named.filter((name) => !MADE.test(name) && !existsSync(path.join(ROOT, name)));
    expect(missing, `${file} names what is not there`).toEqual([]);
  });

  test('names commands that exist', () => {
    const scripts = [...guide.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

test('README.md is short, leads to every guide, and gives every command', () => {
  const readme = textOf('README.md');
  expect(readme.split('\n').length).toBeLessThan(250);
  const linked = new Set(linksIn(readme, 'README.md'));
  // Decisions and chapters of the handbook have an index of their own, which a test compares with them.
  const isIndexed = (file: string) =>
    file === 'README.md' || /\/\d{2,3}-/.test(file) || /^docs\/handbook\/\w+\//.test(file);
  expect(guides.filter((file) => !isIndexed(file) && !linked.has(file))).toEqual([]);
  const named = (script: string) =>
    readme.includes(`\`npm run ${script}\``) || readme.includes(`\`npm ${script}\``);
  expect(Object.keys(packageJson.scripts).filter((script) => !named(script))).toEqual([]);
});

describe('docs/decisions', () => {
  const files = guides.filter((file) => file.startsWith(`${DECISIONS}/`) && !file.endsWith('/README.md'));
  const index = textOf(`${DECISIONS}/README.md`);

  test('are numbered without a gap', () => {
    const numbers = files.map((file) => parseInt(path.basename(file), 10)).sort((a, b) => a - b);
    expect(numbers).toEqual(files.map((_, place) => place + 1));
  });

  test.each(files)('%s has a number, a day, a status, its three parts, and a line in the index', (file) => {
    const [heading = '', , day = '', status = '', ...rest] = textOf(file).split('\n');
    const title = /^# \d{2,3}\. (.+)$/.exec(heading)?.[1];
    expect(parseInt(heading.slice(2), 10)).toBe(parseInt(path.basename(file), 10));
    expect(day).toMatch(/^Date: 20\d\d-\d\d-\d\d\s*$/);
    expect(status).toMatch(/^Status: (Accepted|Superseded by \[\d{2,3}\]\(\d{2,3}-[a-z0-9-]+\.md\))$/);
    for (const part of ['Context', 'Decision', 'Consequence'])
      expect(rest.join('\n')).toContain(`**${part}.**`);
    const line = index.split('\n').find((each) => each.includes(`(${path.basename(file)})`)) ?? '';
    expect(line).toContain(`| ${title} `);
    expect(line).toContain(
      status.startsWith('Status: Accepted') ? 'Accepted' : `Superseded by ${/\d+/.exec(status)?.[0] ?? ''}`,
    );
  });
});
