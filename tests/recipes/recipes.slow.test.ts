import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyRecipe, caseStatus, caseStatusPlaces, recipes } from './edits.ts';

// Applies the recipes of CONTRIBUTING.md to a copy of the project, then tests it as staff and as a visitor.

const ROOT = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const MINUTES = 60_000;

let copy: string;
let written: string[];
let touched: Record<keyof typeof recipes, ReturnType<typeof applyRecipe>>;

/** Runs a command in the copy, without the environment set by this test's runner. */
function run(command: string, ...args: string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITE|NODE_ENV|TEST|PROD|DEV|MODE|BASE_URL|SSR)/.test(name),
    ),
  );
  // The copy has no PostgreSQL server; tests/access/content-tables.test.ts covers it.
  delete env.PG_URL;
  delete env.FORCE_COLOR;
  env.NO_COLOR = '1';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const PARTNERS = ['partners', 'Mitra', 'Partners', 'partner'];

beforeAll(() => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(ROOT, '.cache/recipes-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true, force: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  const { status, text } = run(process.execPath, 'scripts/new-list.ts', ...PARTNERS);
  expect(text).toContain('Next: npm run db:migration partners');
  expect(status).toBe(0);
  written = [...text.matchAll(/^wrote (.+)$/gm)].map(([, file = '']) => file);
  const done = Object.entries(recipes).map(([name, edits]) => [name, applyRecipe(copy, edits)]);
  touched = Object.fromEntries(done) as typeof touched;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const linesOf = (file: string) => readFileSync(path.join(copy, file), 'utf8').trimEnd().split('\n').length;

test('a list takes at most four files and 80 lines, or eight files and 160 lines with a public page', async ({
  annotate,
}) => {
  // Excludes the list's own function, which another recipe adds to its file.
  const added = recipes['a database function'][0]!.text.trimEnd().split('\n').length;
  const list = written.map(linesOf).reduce((one, other) => one + other) - added;
  const page = touched['a public page'];
  await annotate(`a list: ${String(written.length)} files, ${String(list)} lines`);
  await annotate(`its public page: ${String(page.files.length)} files, ${String(page.lines)} lines more`);
  expect(written).toHaveLength(4);
  expect(list).toBeLessThanOrEqual(80);
  expect(written.length + page.files.length).toBeLessThanOrEqual(8);
  expect(list + page.lines).toBeLessThanOrEqual(160);
});

test('a new column of the companies takes at most five files', async ({ annotate }) => {
  const { files, lines } = touched['a column'];
  await annotate(`a column: ${String(files.length)} files, ${String(lines)} lines`);
  // SQL, form, list, import and labels. The form is separate from the list, so that the first rows load
  // without it.
  expect(files.length).toBeLessThanOrEqual(5);
});

test('npm run new:list rejects a name that is taken or invalid', () => {
  const again = run(process.execPath, 'scripts/new-list.ts', ...PARTNERS);
  expect(again).toEqual({ status: 1, text: 'src/features/partners already exists.\n' });
  expect(run(process.execPath, 'scripts/new-list.ts', 'Mitra Kami').text).toContain(
    'npm run new:list partners',
  );
});

test(
  'the recipes compile with the types of their tables, functions and texts',
  () => {
    const migrated = run(process.execPath, 'scripts/db-migration.ts', 'partners');
    expect(migrated.text).toMatch(/^wrote supabase\/migrations\/\d{14}_partners\.sql$/m);
    expect(run(process.execPath, 'scripts/db-types.ts')).toMatchObject({ status: 0 });
    expect(
      run(bin('prettier'), '--check', ...written.filter((file) => !file.endsWith('.sql'))).text,
    ).toContain('All matched files use Prettier code style');
    expect(run(bin('tsc'), '--noEmit')).toEqual({ status: 0, text: '' });
  },
  15 * MINUTES,
);

test(
  'the resulting list, page, column, screen, function and text work for every role',
  async ({ annotate }) => {
    const walks = [
      'src/features/partners/partners-admin.test.tsx',
      'src/features/archive/recipes.slow.test.tsx',
    ];
    for (const [place, walk] of ['partners-walk.tsx', 'recipes-walk.tsx'].entries())
      cpSync(path.join(ROOT, 'tests/recipes', walk), path.join(copy, walks[place] ?? ''));
    const walked = run(
      bin('vitest'),
      'run',
      '--reporter=verbose',
      ...walks,
      'tests/access/complete.test.ts',
      'tests/contract/admin-routes.test.ts',
      'tests/contract/screen-actions.test.ts',
      'tests/contract/messages.test.ts',
      'tests/contract/public-lists.test.ts',
    );
    expect(walked.status, walked.text).toBe(0);
    expect(walked.text).toContain('a viewer sees the list without controls');
    expect(walked.text).toContain('the new text is shown in both languages');
    expect(walked.text).toMatch(/\/admin\/partners can be loaded/);
    await annotate(/Tests .*/.exec(walked.text)?.[0] ?? '');
  },
  20 * MINUTES,
);

test(
  'the access tests and the sitemap test cover the results and pass',
  async ({ annotate }) => {
    const { status, text } = run(
      bin('vitest'),
      'run',
      '--reporter=verbose',
      '-t',
      'partner|every page of the site',
      'tests/access/tables.test.ts',
      'tests/access/functions.test.ts',
      'tests/stack/sitemap.test.ts',
    );
    expect(status, text).toBe(0);
    expect(text).toMatch(/partners can be read only as the matrix allows/);
    expect(text).toMatch(/partner_count\(\) > can be called by viewer only as the matrix allows/);
    expect(text).toMatch(/contain every page of the site/);
    await annotate(/Tests .*/.exec(text)?.[0] ?? '');
  },
  20 * MINUTES,
);

test(
  'a new case status compiles only with its labels and passes the tests only with its SQL',
  () => {
    const file = path.join(copy, caseStatus.file);
    const before = readFileSync(file, 'utf8');
    applyRecipe(copy, [caseStatus]);
    try {
      const compiled = run(process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit');
      expect(compiled.status).not.toBe(0);
      const named = [...compiled.text.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, name]) => name);
      expect(named, compiled.text).toEqual(expect.arrayContaining(caseStatusPlaces));
      const compared = run(bin('vitest'), 'run', 'tests/contract/domain-sql.test.ts');
      expect(compared.status).toBe(1);
      expect(compared.text).toContain('diteruskan');
    } finally {
      writeFileSync(file, before);
    }
  },
  10 * MINUTES,
);

test(
  'a forgotten step fails a check that names the file to edit',
  () => {
    const forget = (file: string, line: RegExp) => {
      const text = readFileSync(path.join(copy, file), 'utf8');
      expect(text).toMatch(line);
      writeFileSync(path.join(copy, file), text.replace(line, ''));
    };
    forget('supabase/functions/sitemap/fixed-pages.ts', /^ *'\/profil\/mitra',\n/m);
    forget('tests/access/matrix.ts', /^ *partner_count:.*\n/m);
    forget('tests/access/calls.ts', /^ *partner_count:.*\n/m);
    forget('src/lib/database.types.ts', /^ *trade_name: string \| null;\n/m);
    forget('src/features/register/companies/companies-import.ts', /^ *\{ column: 'trade_name'.*\n/m);
    // The reverse of the same check: the column is still imported.
    forget('src/features/register/companies/clients-paged.ts', /^ *\{ column: 'website', kind: 'text'.*\n/m);
    forget('src/features/help/help-pages.ts', /^ *\[admin\.archive, .*\n/m);
    forget('tests/contract/admin-routes.ts', /^ *listed\(administration, 'arsip'.*\n/m);
    const { status, text } = run(
      bin('vitest'),
      'run',
      '-t',
      'function of the API|every page of the site|is an expected screen|exported|has its page',
      'tests/access/complete.test.ts',
      'tests/stack/sitemap.test.ts',
      'tests/contract/admin-routes.test.ts',
      'tests/contract/file-columns.test.ts',
      'tests/contract/handbook.test.ts',
    );
    expect(status).toBe(1);
    expect(text).toContain('one row for each in tests/access/calls.ts: expected');
    expect(text).toContain('npm run db:types writes src/lib/database.types.ts: expected');
    expect(text).toContain(
      'exported, and not in the columns of src/features/register/companies/companies-import.ts',
    );
    expect(text).toContain(
      'imported, and not in the columns of src/features/register/companies/clients-paged.ts',
    );
    expect(text).toContain('its chapter in src/features/help/help-pages.ts: expected');
    expect(text).toContain('one row for each in tests/access/matrix.ts: expected');
    expect(text).toContain('supabase/functions/sitemap/fixed-pages.ts: expected');
    expect(text).toContain('add it to tests/contract/admin-routes.ts: expected');
  },
  20 * MINUTES,
);
