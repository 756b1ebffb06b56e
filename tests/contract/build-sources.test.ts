import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../scripts/start/build.ts';

const isSource = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));

test('`sources` in scripts/start/build.ts covers everything that requires a rebuild', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  const parts = [...config.matchAll(/from '\.\/(scripts\/[^']+)'/g)].map(([, file = '']) =>
    path.posix.normalize(file),
  );
  const shared = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(?:\.\.\/)+(supabase\/[^']+)'/g)].map(
      ([, found = '']) => found,
    ),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(shared.length).toBeGreaterThan(0);
  expect([...parts, ...shared].filter((file) => !isSource(file))).toEqual([]);
});
