import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The recipe “A list” of CONTRIBUTING.md, carried out on a copy of the project and then walked as staff would.

const ROOT = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const MINUTES = 60_000;

let copy: string;
let written: string[];

/** A command within the copy, without what this test's own runner put into the environment. */
function run(command: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|NODE_ENV|TEST|PROD|DEV|MODE|BASE_URL|SSR)/.test(name),
    ),
  );
  // The copy has no PostgreSQL of its own: what holds there is shown by tests/access/content-tables.test.ts.
  delete env.PG_URL;
  delete env.FORCE_COLOR;
  env.NO_COLOR = '1';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

beforeAll(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(ROOT, '.cache/list-recipe-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true, force: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const { status, text } = run(process.execPath, 'scripts/new-list.ts', 'partners', 'Mitra', 'Partners');
  expect(text).toContain('Next: npm run db:types');
  expect(status).toBe(0);
  written = [...text.matchAll(/^wrote (.+)$/gm)].map(([, file = '']) => file);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a list is four files and at most eighty lines, from SQL to its screen', async ({ annotate }) => {
  const lines = written.map(
    (file) => readFileSync(path.join(copy, file), 'utf8').trimEnd().split('\n').length,
  );
  const sum = lines.reduce((one, other) => one + other);
  await annotate(`${String(written.length)} files, ${String(sum)} lines`);
  expect(written).toHaveLength(4);
  expect(sum, written.map((file, place) => `${file} ${String(lines[place])}`).join('\n')).toBeLessThanOrEqual(
    80,
  );
});

test('a name that is taken, and one that is no name, are refused in a sentence', () => {
  const again = run(process.execPath, 'scripts/new-list.ts', 'partners', 'Mitra', 'Partners');
  expect(again).toEqual({ status: 1, text: 'src/features/partners is there already.\n' });
  expect(run(process.execPath, 'scripts/new-list.ts', 'Mitra Kami').text).toContain(
    'npm run new:list partners',
  );
});

test(
  'its files compile with the types of its table',
  () => {
    expect(run(process.execPath, 'scripts/db-types.ts')).toMatchObject({ status: 0 });
    expect(
      run(bin('prettier'), '--check', ...written.filter((file) => !file.endsWith('.sql'))).text,
    ).toContain('All matched files use Prettier code style');
    expect(run(bin('tsc'), '--noEmit')).toEqual({ status: 0, text: '' });
  },
  5 * MINUTES,
);

test(
  'it is ordered, published, thrown away, restored, linked and guarded, by role',
  async ({ annotate }) => {
    const walk = 'src/features/partners/partners-admin.test.tsx';
    cpSync(path.join(ROOT, 'tests/recipes/partners-walk.tsx'), path.join(copy, walk));
    const { status, text } = run(
      bin('vitest'),
      'run',
      '--reporter=verbose',
      walk,
      'tests/access/complete.test.ts',
      'tests/access/tables.test.ts',
      'tests/contract/admin-routes.test.ts',
      'tests/contract/screen-actions.test.ts',
    );
    expect(status, text).toBe(0);
    // Both the walk and the matrix knew the list.
    expect(text).toContain('a viewer reads the list without its controls');
    expect(text).toMatch(/partners > is read by viewer as the matrix says/);
    expect(text).toMatch(/\/admin\/partners loads/);
    await annotate(/Tests .*/.exec(text)?.[0] ?? '');
  },
  10 * MINUTES,
);
