import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { brokenReleases, hashesIn, releasesIn, withRelease } from '../../scripts/release/record.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MIGRATIONS = path.join(ROOT, 'supabase/migrations');
const { version } = packageJson;

test('no released migration was edited or removed, and new ones come after the last', () => {
  expect(brokenReleases(releasesIn(MIGRATIONS), hashesIn(MIGRATIONS))).toEqual([]);
});

test('the changelog begins with the version of package.json, dated, in the form of Keep a Changelog', () => {
  const changelog = readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)];
  const dated = versions.filter(([, name]) => name !== 'Unreleased');
  expect(dated[0]?.[1]).toBe(version);
  for (const [, , day] of dated) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  const kinds = [...changelog.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(0);
  for (const kind of kinds)
    expect(kind).toMatch(/^(Added|Changed|Deprecated|Removed|Fixed|Security)(: .+)?$/);
  const recorded = Object.keys(releasesIn(MIGRATIONS));
  expect(recorded.filter((each) => !dated.some(([, name]) => name === each))).toEqual([]);
});

describe('of files that were released', () => {
  let scratch: string;
  let folder: string;
  beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'released-'));
    folder = path.join(scratch, 'migrations');
    mkdirSync(folder);
    write('20261101000000_one.sql', 'select 1;');
    write('20261102000000_two.sql', 'select 2;');
    record();
  });
  afterEach(() => rmSync(scratch, { recursive: true, force: true }));

  const write = (file: string, sql: string) => writeFileSync(path.join(folder, file), sql);
  const program = path.join(ROOT, 'scripts/release-record.ts');
  const record = () => execFileSync(process.execPath, [program, folder], { encoding: 'utf8' });
  const broken = () => brokenReleases(releasesIn(folder), hashesIn(folder));

  test('none is broken as long as files are added after the last', () => {
    expect(broken()).toEqual([]);
    write('20261103000000_three.sql', 'select 3;');
    expect(broken()).toEqual([]);
  });

  test('one that is edited or removed is named, with the command that puts it back', () => {
    write('20261101000000_one.sql', 'select 11;');
    rmSync(path.join(folder, '20261102000000_two.sql'));
    const again = `git checkout $(git log --format=%h -S '"${version}"' -- supabase/released.json | tail -n 1) -- supabase/migrations`;
    expect(broken()).toEqual([
      `20261101000000_one.sql was released with ${version} and has been edited: put it back (${again}/20261101000000_one.sql), and write the change into a new file, dated after 20261102000000_two.sql.`,
      `20261102000000_two.sql was released with ${version} and has been removed: put it back (${again}/20261102000000_two.sql), and write the change into a new file, dated after 20261102000000_two.sql.`,
    ]);
  });

  test.each(['20261101500000_between.sql', '20261102000000_same.sql', '20260101000000_first.sql'])(
    'a new one that is not after the last is refused: %s',
    (file) => {
      write(file, 'select 4;');
      expect(broken()).toContain(
        `${file} is not after 20261102000000_two.sql, the last that was released: give it a later time stamp, else published databases refuse it.`,
      );
    },
  );

  test('names that the platform does not run, and one time stamp for two files, are refused', () => {
    write('2026_short.sql', '');
    for (const name of ['three', 'four']) write(`20261103000000_${name}.sql`, '');
    expect(broken()).toEqual([
      '2026_short.sql: a migration is called by fourteen digits and a name, 20261201093000_name.sql.',
      expect.stringMatching(/^2026_short\.sql is not after /),
      '20261103000000 is the time stamp of two files: a database runs only one of them.',
    ]);
  });

  test('a version is recorded once: again with the same files, never with others', () => {
    expect(record()).toContain(`${version}: 2 migrations are recorded`);
    write('20261103000000_three.sql', 'select 3;');
    const { status, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^\S+ is recorded with other files: raise the version in package\.json/),
    });
  });

  test('the next version holds what it adds, and is refused over an edited file', () => {
    write('20261103000000_three.sql', 'select 3;');
    const next = withRelease(releasesIn(folder), '99.0.0', hashesIn(folder));
    expect(Object.keys(next['99.0.0'] ?? {})).toEqual(['20261103000000_three.sql']);
    expect(next[version]).toEqual(releasesIn(folder)[version]);
    write('20261101000000_one.sql', 'select 11;');
    expect(() => withRelease(releasesIn(folder), '99.0.0', hashesIn(folder))).toThrow('has been edited');
  });
});
