import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { browserSteps, registryStep, staticSteps } from '../../scripts/check/steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Commands that are no step of `npm test`: the file that runs them, and what it says there. */
const ELSEWHERE: Record<string, { file: string; says: string }> = {
  test: { file: '.ci/run', says: 'npm test' },
  check: { file: 'package.json', says: 'node scripts/test.mjs --no-browser' }, // the same, without its last part
  'test:all': { file: 'package.json', says: 'node scripts/test.mjs --every-walk' }, // the same, with more of its last part
  build: { file: 'scripts/start/build.ts', says: "['build', '--mode', 'embedded'" },
  format: { file: 'scripts/check/steps.ts', says: "['prettier', '--check'" },
  'test:unit': { file: 'scripts/check.ts', says: "'vitest',\n    'run'" },
  'test:e2e': { file: 'scripts/check.ts', says: "['playwright', 'test'" },
  start: { file: 'tests/stack/commands.test.ts', says: "'start'" },
  dev: { file: 'tests/stack/commands.test.ts', says: "'dev'" },
  'seed:scale': { file: 'tests/stack/commands.test.ts', says: "'seed:scale'" },
  'new:list': { file: 'tests/recipes/recipes.test.ts', says: 'scripts/new-list.ts' },
  'db:reset': { file: 'tests/stack/start.test.ts', says: "run('start-reset.ts'" },
  backup: { file: 'tests/backup/commands.test.ts', says: "run('backup'" },
  doctor: { file: 'tests/stack/commands.test.ts', says: "run('doctor'" },
  'go-live': { file: 'tests/go-live/variables.test.ts', says: 'scripts/go-live.ts' },
  'release:record': { file: 'tests/contract/released.test.ts', says: 'scripts/release-record.ts' },
  restore: { file: 'tests/backup/commands.test.ts', says: "run('restore'" },
};

/** A step runs the command itself, perhaps with more arguments, or has npm run it. */
const isStep = (name: string, script: string) =>
  [...staticSteps, ...browserSteps, registryStep].some(({ command }) =>
    [script, `npm run --silent ${name}`].some((words) => `${command.join(' ')} `.startsWith(`${words} `)),
  );

test.each(Object.entries(packageJson.scripts))(
  'CI runs npm run %s, at least in a small form',
  (name, script) => {
    const elsewhere = ELSEWHERE[name];
    if (elsewhere) expect(textOf(elsewhere.file)).toContain(elsewhere.says);
    expect(Boolean(elsewhere) !== isStep(name, script)).toBe(true);
  },
);

test('other commands that the guides give are package scripts, or belong to a hosted project', () => {
  const guides = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map(textOf);
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
