import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circles } from './source-graph.ts';

test('no file in src/ is part of an import cycle, including type and lazy imports', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(circles(files)).toEqual([]);
});
