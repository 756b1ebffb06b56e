import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';

// The API of a hosted project loads pg-safeupdate, which rejects UPDATE and DELETE without WHERE, and its
// storage rejects DELETE of files and buckets. Neither exists in the embedded database or in PostgreSQL's own
// packages, so the functions' source is checked.

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false, content: 'empty' });
});
afterAll(() => stack.close());

/** Strips comments and string literals. */
const bare = (body: string) =>
  body
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, `''`);

/** Returns the text up to the end of the statement: the next semicolon, or the closing bracket around it. */
function statementAt(text: string): string {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/[();]/g)) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ';' || depth < 0) return text.slice(0, index);
  }
  return text;
}

/** Removes brackets: the WHERE of a subquery does not belong to the statement. */
function withoutBrackets(text: string): string {
  const inner = text.replaceAll(/\([^()]*\)/g, ' ');
  return inner === text ? text : withoutBrackets(inner);
}

/** `update t set` and `delete from t`; `on conflict … do update set` is part of an INSERT. */
const CHANGES =
  /\b(?:update\s+(?!set\b)(?:only\s+)?[\w."]+(?:\s+(?:as\s+)?(?!set\b)\w+)?\s+set\b|delete\s+from\b)/gi;

function ofEveryRow(body: string): string[] {
  const text = bare(body);
  return [...text.matchAll(CHANGES)]
    .map(({ index }) => statementAt(text.slice(index)))
    .filter((statement) => !/\bwhere\b/i.test(withoutBrackets(statement)))
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim());
}

test.each([
  ['begin update public.faq set a = 1; end', ['update public.faq set a = 1']],
  ['delete from public.faq f using t', ['delete from public.faq f using t']],
  ['with gone as (delete from a returning *) select 1 from b where true', ['delete from a returning *']],
  ['update a set b = (select c from d where e)', ['update a set b = (select c from d where e)']],
  ['update only a as x set b = 1 where x.id = 2', []],
  ['insert into a values (1) on conflict (b) do update set c = 1', []],
  [`-- delete from a\nselect 'delete from a'`, []],
])('ofEveryRow finds the unconditional changes in "%s"', (body, found) =>
  expect(ofEveryRow(body)).toEqual(found),
);

const bodies = () =>
  stack.sql<{ name: string; body: string }>(
    `select p.oid::regprocedure::text as name, coalesce(pg_get_function_sqlbody(p.oid), p.prosrc) as body from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind in ('f', 'p')`,
  );

test('no function updates or deletes all rows of a table', async () => {
  const functions = await bodies();
  expect(functions.length).toBeGreaterThan(300);
  const found = functions.flatMap(({ name, body }) =>
    ofEveryRow(body).map((statement) => `${name}: ${statement}`),
  );
  expect(found).toEqual([]);
});

test('no function deletes files or buckets by bypassing storage', async () => {
  const found = (await bodies()).filter(({ body }) => /delete\s+from\s+storage\./i.test(bare(body)));
  expect(found.map(({ name }) => name)).toEqual([]);
});
