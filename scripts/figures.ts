// `npm run figures`: counts files and lines of the parts of the project. `--write` puts them into docs/architecture.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
export const DOCUMENT = path.join(root, 'docs/architecture.md');
/** A fault by the project's own rule (eslint.config.js holds it for code). */
const LONG = 250;

interface Part {
  name: string;
  holds: RegExp;
  without?: RegExp;
}
const TEST = /\.test\.tsx?$/;
const PARTS: readonly Part[] = [
  {
    name: 'src, without messages and tests',
    holds: /^src\/.*\.tsx?$/,
    without: /\.test\.|messages\.ts$|database\.types/,
  },
  { name: 'messages', holds: /^src\/.*messages\.ts$/ },
  { name: 'supabase/functions', holds: /^supabase\/functions\/.*\.ts$/, without: TEST },
  { name: 'supabase/local', holds: /^supabase\/local\/.*\.(ts|sql)$/, without: TEST },
  { name: 'supabase/migrations', holds: /^supabase\/migrations\// },
  {
    name: 'scripts and lint rules',
    holds: /^(scripts|eslint)\/.*\.(ts|mjs|sql)$|^[^/]*\.(ts|js)$/,
    without: TEST,
  },
  { name: 'tests', holds: /^(tests|e2e|supabase\/tests)\/.*\.(tsx?|sql|psql)$|\.test\.tsx?$/ },
];

/** Of one part: files, lines, and of the files' lengths the middle and the longest. */
export interface Figures {
  name: string;
  files: number;
  lines: number;
  median: number;
  largest: number;
  long: number;
}

function figuresOf({ name, holds, without }: Part, files: ReadonlyMap<string, number>): Figures {
  const lengths = [...files]
    .filter(([file]) => holds.test(file) && !without?.test(file))
    .map(([, lines]) => lines)
    .toSorted((one, other) => one - other);
  return {
    name,
    files: lengths.length,
    lines: lengths.reduce((sum, lines) => sum + lines, 0),
    median: lengths[Math.floor((lengths.length - 1) / 2)] ?? 0,
    largest: lengths.at(-1) ?? 0,
    long: lengths.filter((lines) => lines > LONG).length,
  };
}

/** The parts of the project, then the rooms of src. */
export function countFigures(): Figures[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  }).split('\n');
  const counted = names.filter((name) => PARTS.some(({ holds }) => holds.test(name)));
  const files = new Map(
    counted.flatMap((name) => {
      try {
        return [[name, readFileSync(path.join(root, name), 'utf8').split('\n').length - 1] as const];
      } catch {
        return []; // deleted, and not yet committed
      }
    }),
  );
  const [source] = PARTS;
  const rooms = [...new Set(counted.flatMap((name) => /^src\/[^/]+(?=\/)/.exec(name) ?? []))].toSorted();
  return [...PARTS, ...rooms.map((name) => ({ ...source, name, holds: new RegExp(`^${name}/.*\\.tsx?$`) }))]
    .map((part) => figuresOf(part, files))
    .filter(({ files }) => files > 0);
}

const MARKS = /(<!-- npm run figures -- --write -->\n)[^]*?(?=<!-- end of figures -->)/;

/** The table of a document by its marks. */
const tableOf = (figures: readonly Figures[]) =>
  [
    '| Part | Files | Lines | Median | Largest | Over 250 |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map((each) => `| ${Object.values(each).join(' | ')} |`),
  ].join('\n');

if (import.meta.main) {
  const figures = countFigures();
  console.table(Object.fromEntries(figures.map(({ name, ...rest }) => [name, rest])));
  if (process.argv.includes('--write')) {
    const text = readFileSync(DOCUMENT, 'utf8');
    writeFileSync(DOCUMENT, text.replace(MARKS, `$1\n${tableOf(figures)}\n\n`));
    execFileSync(process.execPath, [
      path.join(root, 'node_modules/prettier/bin/prettier.cjs'),
      '--write',
      DOCUMENT,
    ]);
  }
}
