import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
/** Made on the reader's machine, so not in a clone. */
const MADE = /^(\.cache|\.local|\.env|dist|shots|node_modules)(\/|$)/;

/** `a/b.ts` in running text; addresses, commands and patterns are not paths of the project. */
function pathsInText(): string[] {
  const prose = readme.replaceAll(/^```[\s\S]*?^```/gm, '');
  const codes = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  return codes.filter(
    (code) => /^\.?\w[\w.-]*(\/[\w.-]*)+$/.test(code) || /^[\w.-]+\.(md|json|ts|mjs)$/.test(code),
  );
}

/** The tree in the block marked ```tree: two spaces a level, names before the first run of two spaces. */
function pathsInTree(): string[] {
  const tree = /^```tree\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
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

describe('README.md', () => {
  test.each([...new Set([...pathsInText(), ...pathsInTree()])].filter((name) => !MADE.test(name)))(
    'names %s, which exists',
    (name) => {
      expect(existsSync(path.join(ROOT, name))).toBe(true);
    },
  );

  test('names commands that exist', () => {
    const scripts = [...readme.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});
