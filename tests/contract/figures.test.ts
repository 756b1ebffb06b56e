import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countFigures, DOCUMENT } from '../../scripts/figures.ts';

const written = new Map(
  [...readFileSync(DOCUMENT, 'utf8').matchAll(/^\| ([^|]+?) +\| ([\d |]+) \|$/gm)].map(
    ([, name = '', numbers = '']) => [name, numbers.split('|').map(Number)],
  ),
);

/** Small parts grow by a file without being another shape. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(10, 0.1 * other);

test.each(countFigures())(
  'docs/architecture.md says how large $name is: npm run figures -- --write',
  ({ name, files, lines, median }) => {
    const [saidFiles = 0, saidLines = 0, saidMedian = 0] = written.get(name) ?? [];
    expect(isNear(saidFiles, files), `${String(saidFiles)} files, now ${String(files)}`).toBe(true);
    expect(isNear(saidLines, lines), `${String(saidLines)} lines, now ${String(lines)}`).toBe(true);
    expect(isNear(saidMedian, median), `median ${String(saidMedian)}, now ${String(median)}`).toBe(true);
  },
);
