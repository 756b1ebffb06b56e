import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { circles } from './source-graph.ts';

test('no file of src/ leads back to itself, be it by types or by lazy imports', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(circles(files)).toEqual([]);
});
