import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const guides = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((file) =>
  readFileSync(path.join(ROOT, file), 'utf8'),
);

test('every `npm run` command in the guides is a package script', () => {
  const named = guides.flatMap((guide) =>
    [...guide.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

test('every other command in the guides applies to a hosted project', () => {
  const blocks = guides.flatMap((guide) =>
    [...guide.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text]) => text ?? ''),
  );
  const programs = blocks
    .flatMap((text) => text.split('\n'))
    .map((line) =>
      line
        .replace(/#.*/, '')
        .trim()
        .replace(/^(\w+=\S+ )+/, ''),
    )
    .filter(Boolean)
    .map((line) => line.split(' ').slice(0, 2).join(' '));
  expect(programs.length).toBeGreaterThan(2);
  const hosted = ['supabase secrets'];
  const npm = ['npm start', 'npm test', 'npm run'];
  expect(programs.filter((program) => ![...hosted, ...npm].includes(program))).toEqual([]);
});
