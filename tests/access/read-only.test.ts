import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

interface Routine {
  name: string;
  source: string;
  volatility: 's' | 'i' | 'v';
}

let stack: TestStack;
let routines: Routine[];
beforeAll(async () => {
  stack = await openTestStack();
  routines = await stack.sql(
    `select p.pronamespace::regnamespace || '.' || p.proname as name, p.provolatile as volatility,
       case when p.prosqlbody is null then p.prosrc else pg_get_functiondef(p.oid) end as source
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind in ('f', 'p')`,
  );
});
afterAll(() => stack.close());

const withoutComments = (source: string) => source.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '');

/**
 * Statements that PostgreSQL rejects in a read-only transaction, including those inside the text of an
 * `execute`.
 */
const WRITE =
  /\binsert\s+into\b|\bupdate\s+(?:only\s+)?(?:public|private|auth|storage|%)|\bdelete\s+from\b|\bmerge\s+into\b|\btruncate\b|\bfor\s+(?:no\s+key\s+)?update\b|\bfor\s+(?:key\s+)?share\b|\bnextval\b|\bsetval\b|\block\s+table\b/i;

const calls = (source: string) =>
  new Set([...source.matchAll(/\b((?:public|private)\.\w+)\s*\(/g)].map(([, name = '']) => name));

/** Returns the names of the routines that write, directly or through another routine. */
function writersAmong(all: readonly Routine[]) {
  const texts = all.map(({ name, source }) => ({ name, text: withoutComments(source) }));
  const writers = new Set(texts.filter(({ text }) => WRITE.test(text)).map(({ name }) => name));
  for (let before = -1; before !== writers.size;) {
    before = writers.size;
    for (const { name, text } of texts)
      if ([...calls(text)].some((each) => writers.has(each))) writers.add(name);
  }
  return writers;
}

it('no stable or immutable function writes or locks rows, directly or through another function', () => {
  const writers = writersAmong(routines);
  const faults = routines.filter(({ name, volatility }) => volatility !== 'v' && writers.has(name));
  expect(faults.map(({ name }) => name)).toEqual([]);
});

it('no policy or view used by a read writes or locks rows', async () => {
  const writers = writersAmong(routines);
  const readers = await stack.sql<{ name: string; source: string }>(
    `select 'policy ' || polname || ' of ' || polrelid::regclass as name, pg_get_expr(polqual, polrelid) as source
     from pg_policy where polcmd in ('r', '*') and polqual is not null
     union all select 'view ' || c.oid::regclass, pg_get_viewdef(c.oid)
     from pg_class c where c.relkind in ('v', 'm') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(readers.length).toBeGreaterThan(20);
  const faults = readers.filter(({ source }) => [...calls(source)].some((each) => writers.has(each)));
  expect(faults.map(({ name }) => name)).toEqual([]);
});

it('the site calls no volatile function with GET', () => {
  const volatile = new Set(routines.filter(({ volatility }) => volatility === 'v').map(({ name }) => name));
  const called = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.rpc\(\s*'(\w+)'[^;]*?\b(?:get|head): true/g)].map(
      ([, name]) => `public.${name}`,
    ),
  );
  expect(called).toContain('public.search_site');
  expect(called.filter((name) => volatile.has(name))).toEqual([]);
});

it('all overloads of a public function have the same volatility', () => {
  const volatilities = new Map<string, Set<string>>();
  for (const { name, volatility } of routines.filter(({ name }) => name.startsWith('public.')))
    volatilities.set(name, (volatilities.get(name) ?? new Set()).add(volatility));
  expect([...volatilities].filter(([, each]) => each.size > 1)).toEqual([]);
});

it.each([
  ['a write', 'begin insert into private.log values (1); end'],
  ['a lock', 'select id from public.complaints for update'],
  ['a dynamic lock', "execute format('select from public.%I for no key update', name);"],
  ['a call of a writer', 'begin perform private.writes(1); end'],
])('the check detects %s', (_what, source) => {
  const writes: Routine = { name: 'private.writes', source: 'delete from private.log', volatility: 'v' };
  expect(writersAmong([writes, { name: 'public.reads', source, volatility: 's' }])).toContain('public.reads');
});
