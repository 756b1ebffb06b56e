import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let functions: { name: string; source: string; is_for_callers: boolean }[];
beforeAll(async () => {
  stack = await openTestStack();
  functions = await stack.sql(
    `select p.oid::regprocedure::text as name, p.prosrc as source,
       p.prokind <> 'p' or has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
         as is_for_callers
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
});
afterAll(() => stack.close());

/**
 * Functions whose statements interpolate more than identifiers (%I) and parameters (using), with a
 * description of the interpolated text, which never comes from a caller or a row.
 */
const otherText: Record<string, string> = {
  bulk_change: 'The assignments of an action: one of the constants in bulk_columns.',
  bulk_undo:
    'Column names formatted with %I, from bulk_back: four of bulk_state, and many_fields of the table.',
  case_figures: 'The condition for a late appeal: one of two constants.',
  checked_changes: 'A check constraint of the table, from the catalogue.',
  clear_rows: 'Column names of the table from the catalogue, formatted with %I.',
  import_plan:
    'Check constraints and defaults of the table from the catalogue, and one of two constant clauses.',
  import_write: 'Column names of the table from the catalogue, formatted with %I.',
  reopen_case: 'Columns of complaints: a constant.',
  restore_from_audit:
    'Column names of the table from the catalogue, formatted with %I, and one of two constant clauses.',
  undo_import: 'Column names of the table from the catalogue, formatted with %I.',
  undo_plan: 'Check constraints and references of the table, from the catalogue.',
  write_text: 'Names of the columns that a text can have, formatted with %I.',
};

const literal = String.raw`(?:'(?:[^']|'')*'|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$)`;
const withoutComments = (source: string) => source.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '');
const bare = (name: string) => name.replace(/^(private|public)\./, '').replace(/\(.*$/, '');

/** Returns each `execute` up to the end of its statement. */
const executesOf = (source: string) =>
  [
    ...withoutComments(source).matchAll(
      /\bexecute\b(?!\s+(?:function|procedure)\b)\s*([\s\S]*?)(?=;\s*(?:\n|$|end\b|if\b))/gi,
    ),
  ].map(([, rest]) => rest ?? '');

/** Returns why a template is unsafe, or undefined. */
function problemOf(execute: string, allowsText: boolean): string | undefined {
  const [, template, , next = ''] =
    new RegExp(String.raw`^(?:format\(\s*)?(${literal})\s*([\s\S]{0,5})`, 'i').exec(execute) ?? [];
  if (!template || next.startsWith('|')) return 'its text is not one literal';
  const directives = template.match(/%(?:\d+\$)?[a-zA-Z]/g) ?? [];
  if (!/^format\(/i.test(execute)) return directives.length ? 'a percent sign without format()' : undefined;
  const others = directives.filter((directive) => !directive.endsWith('I'));
  return others.length && !allowsText ? `${others.join(' ')} puts text into it` : undefined;
}

const whatToDo =
  'Write the statement out with parameters: `return query select … where (asked is null or column = asked)` and ' +
  '`set plan_cache_mode = force_custom_plan`, or `execute format(…%I…) using …` with identifiers from a fixed list.';

it('no statement is concatenated from user input', () => {
  const faults = functions
    .filter(({ is_for_callers }) => is_for_callers)
    .flatMap(({ name, source }) =>
      executesOf(source)
        .map((execute) => problemOf(execute, bare(name) in otherText))
        .filter(Boolean)
        .map((problem) => `${name}: ${problem}. ${whatToDo}`),
    );
  expect(faults).toEqual([]);
});

it('every format() template is a literal', () => {
  const faults = functions.flatMap(({ name, source }) =>
    [...withoutComments(source).matchAll(/\bformat\(\s*([\s\S]{0,2})/gi)]
      .filter(([, start = '']) => !/^['$]/.test(start))
      .map(() => `${name}: a percent sign in data would be a directive. ${whatToDo}`),
  );
  expect(faults).toEqual([]);
});

it('every exception is an existing function that needs it', () => {
  const needed = functions.filter(({ source }) =>
    executesOf(source).some((execute) => problemOf(execute, false)),
  );
  expect(
    needed
      .filter(({ is_for_callers }) => is_for_callers)
      .map(({ name }) => bare(name))
      .sort(),
  ).toEqual(Object.keys(otherText).sort());
});

it.each([
  ['return query execute format(candidates, 1, phrase);', 'literal'],
  ["execute 'select ' || typed;", 'literal'],
  ["execute format('select * from public.%I where ' || conditions, source);", 'literal'],
  ["execute format('select * from public.%I where %s', source, conditions) into found;", '%s puts text'],
  ["execute format('select * from t where a = %1$L', typed);", '%1$L puts text'],
])('the check detects the unsafe statement %s', (statement, problem) => {
  expect(executesOf(`begin\n  ${statement}\nend`).map((execute) => problemOf(execute, false))).toEqual([
    expect.stringContaining(problem),
  ]);
});

it.each([
  "execute 'select 1' into one;",
  "execute format('select from public.%1$I t where id = $1', source) using id;",
])('the check accepts the safe statement %s', (statement) => {
  expect(executesOf(`begin\n  ${statement}\nend`).map((execute) => problemOf(execute, false))).toEqual([
    undefined,
  ]);
});
