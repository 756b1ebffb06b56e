import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { argumentsOf } from './calls.ts';
import { buckets, channels } from './doors-matrix.ts';
import { functions, tables } from './matrix.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const namesFrom = async (query: string) =>
  (await stack.sql<{ name: string }>(query)).map(({ name }) => name).sort();
const keysOf = (part: object) => Object.keys(part).sort();

it('the matrix contains every table and view of the API', async () => {
  const names = await namesFrom(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  );
  expect(keysOf(tables), 'one row for each in tests/access/matrix.ts').toEqual(names);
});

it('the matrix contains every function of the API', async () => {
  const names = await namesFrom(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(keysOf(functions), 'one row for each in tests/access/matrix.ts').toEqual(names);
});

it('every function of the API has arguments to call it with', async () => {
  const names = await namesFrom(
    `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(keysOf(argumentsOf), 'one row for each in tests/access/calls.ts').toEqual(names);
});

it('the generated types contain every column and function of the API', async () => {
  const types = readFileSync('src/lib/database.types.ts', 'utf8');
  const api = types.slice(types.indexOf('\n  public: {'), types.indexOf('\n    Enums: {'));
  const [rows = '', calls = ''] = api.split('\n    Functions: {');
  const columns = [...rows.matchAll(/^ {6}(\w+): \{\n {8}Row: \{\n([^}]*)/gm)].flatMap(
    ([, of = '', row = '']) =>
      [...row.matchAll(/^ {10}(\w+):/gm)].map(([, column = '']) => `${of}.${column}`),
  );
  const called = [...calls.matchAll(/^ {6}(?:\| )?(\w+):/gm)].map(([, name = '']) => `${name}()`);
  const names = await namesFrom(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
     union select proname || '()' from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect([...columns, ...called].sort(), 'npm run db:types writes src/lib/database.types.ts').toEqual(names);
});

it('the matrix contains every bucket', async () => {
  expect(keysOf(buckets), 'one row for each in tests/access/doors-matrix.ts').toEqual(
    await namesFrom('select id as name from storage.buckets'),
  );
});

it('the matrix contains every channel with change events', async () => {
  // tgargs contains the arguments, each terminated by a zero byte
  const names = await namesFrom(
    `select distinct replace(encode(tgargs, 'escape'), '\\000', '') as name from pg_trigger
     where tgfoid = 'private.announce'::regproc`,
  );
  expect(keysOf(channels), 'one row for each in tests/access/doors-matrix.ts').toEqual(names);
});

it('changes to every public table are broadcast, except for the tables listed here', async () => {
  const silent = await namesFrom(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
         where t.tgrelid = c.oid and p.proname like 'announce%')`,
  );
  // Changed only together with a table that is broadcast, or never.
  expect(silent).toEqual([
    'audit_log',
    'case_transitions',
    'certificate_decisions',
    'certificate_events',
    'client_names',
    'revisions',
    'security_events',
  ]);
});
