import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { releasesIn } from '../../scripts/release/record.ts';
import { saidTwice } from './definitions.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

test('every object of the database is defined once, whole, at its place', () => {
  const files = readdirSync(MIGRATIONS)
    .sort()
    .map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') }));
  expect(files.length).toBeGreaterThan(0);
  const [first = {}] = Object.values(releasesIn(MIGRATIONS));
  const isFirst = ({ name }: { name: string }) => Object.keys(first).length === 0 || name in first;
  // Until the first release there is no database to lead from one form to the next: the definition itself is edited.
  expect(saidTwice(files.filter(isFirst))).toEqual([]);
  // Those of one version are not released one by one: what is defined in one is edited there until the version is recorded.
  const later = files.filter((file) => !isFirst(file));
  const released = Object.values(releasesIn(MIGRATIONS)).slice(1);
  const isIn = (version: object) => (file: { name: string }) => file.name in version;
  const unreleased = later.filter((file) => !released.some((version) => isIn(version)(file)));
  for (const version of [...released.map((each) => later.filter(isIn(each))), unreleased])
    expect(saidTwice(version, { changes: true })).toEqual([]);
});

test.each([
  [
    'create function f(a text, b int default 1) returns int as $$ x $$',
    'create function f(c text, d integer) as $$',
  ],
  ['create table public.faq (id int)', 'create table if not exists public.faq (id int)'],
  ['create view v as select 1', 'create or replace view v as select 2'],
  ['create policy "all read" on t using (true)', 'create policy "all read" on t for select using (true)'],
  ['create trigger touch before update on t execute function f()', 'create trigger touch before insert on t'],
  ['create unique index i on t (a)', 'create index i on t (b)'],
])('a second definition is named with both lines: %s', (first, second) => {
  const faults = saidTwice([
    { name: '1_one.sql', sql: `-- first\n${first};` },
    { name: '2_two.sql', sql: `\n\n/* second */\n${second};` },
  ]);
  expect(faults).toEqual([expect.stringMatching(/^2_two\.sql:4: .+ is defined in 1_one\.sql:2 already$/)]);
});

test.each([
  'alter table public.faq add column a text',
  'alter policy "all read" on t using (false)',
  'drop function f(text)',
  'create or replace function f() returns int as $$ $$',
])('a definition in pieces is refused: %s', (sql) => {
  expect(saidTwice([{ name: '1_one.sql', sql }])).toEqual([expect.stringMatching(/^1_one\.sql:1: /)]);
});

test('a right that is taken back is named with both lines, a right that stays is not', () => {
  const sql = `grant select, insert on public.a, public.b to anon, authenticated;
    revoke all on public.c from anon;
    revoke insert on public.b from authenticated;
    revoke update on public.a from anon;
    grant execute on function f(text, int) to anon;
    revoke execute on function f(text, int) from public, anon;`;
  expect(saidTwice([{ name: '1_one.sql', sql }])).toEqual([
    '1_one.sql:3: takes back what 1_one.sql:1 grants: public.b to authenticated',
    '1_one.sql:6: takes back what 1_one.sql:5 grants: f(text, int) to anon',
  ]);
});

test('files that change a released database may do so in pieces, and define each object once', () => {
  const sql = `alter table public.faq add column a text; drop function f(text); create or replace function f(text) returns int as $$ $$;
    grant select on public.a to anon; revoke select on public.a from anon;`;
  const again = 'create or replace function f(text) returns int as $$ 2 $$';
  expect(saidTwice([{ name: '1_one.sql', sql }], { changes: true })).toEqual([]);
  expect(
    saidTwice(
      [
        { name: '1_one.sql', sql },
        { name: '2_two.sql', sql: again },
      ],
      { changes: true },
    ),
  ).toEqual(['2_two.sql:1: function f(text) is defined in 1_one.sql:1 already']);
});

test('what a body writes and functions that differ by their types are left alone', () => {
  const sql = `create function f(a text) as $$ drop table t; create or replace view v $$;
    create function f(a jsonb) as $$ $$; create trigger touch before update on a execute function f();
    create trigger touch before update on b execute function f()`;
  expect(saidTwice([{ name: '1_one.sql', sql }])).toEqual([]);
});
