import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { companiesImport } from '@/features/register/companies/companies-import';
import { markEarlierRepeats } from '@/imports/check-rows';
import type { ImportDefinition } from '@/imports/define-import';
import type { ImportRow } from '@/imports/mapping';
import type { ImportAnswer } from '@/imports/queries';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let editor: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  editor = await stack.client('editor');
  await stack.sql(
    `insert into public.clients (name, nib, city) values ('PT Lama', '9990000000001', 'Medan')`,
  );
});
afterAll(() => stack.close());
beforeEach(async () => {
  await stack.sql(`delete from public.certificates where number like 'UJI-%'`);
});

const PART = 3;
const inParts = (rows: ImportRow[]) =>
  Array.from({ length: Math.ceil(rows.length / PART) }, (_, at) => rows.slice(at * PART, (at + 1) * PART));

async function send(kind: string, rows: ImportRow[], options: object) {
  const { data } = await editor
    .rpc('import_rows', { kind, rows: [...rows], options: { ...options } })
    .throwOnError();
  return data as unknown as ImportAnswer;
}

/** Returns each row with its result. */
const outcomes = (answers: ImportAnswer[]) =>
  answers.flatMap(({ rows }) => rows).map(({ line, action }) => `${line} ${action}`);

async function check(definition: ImportDefinition, rows: ImportRow[]) {
  const known = new Map<string, number>();
  const answers: ImportAnswer[] = [];
  for (const part of inParts(rows)) {
    answers.push(
      markEarlierRepeats(definition, part, await send(definition.kind, part, { mode: 'check' }), known),
    );
  }
  return outcomes(answers);
}

async function apply(definition: ImportDefinition, rows: ImportRow[]) {
  const import_id = randomUUID();
  const parts = inParts(rows);
  const answers: ImportAnswer[] = [];
  for (const [chunk, part] of parts.entries()) {
    const options = { mode: 'apply', import_id, chunk, total: rows.length, file_name: 'x.csv' };
    answers.push(await send(definition.kind, part, { ...options, last: chunk === parts.length - 1 }));
  }
  await editor.rpc('undo_import', { import_id }).throwOnError();
  return outcomes(answers);
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const numbered = (values: fc.Arbitrary<object>, minLength = 4, maxLength = 9) =>
  fc
    .array(values, { minLength, maxLength })
    .map((all): ImportRow[] => all.map((each, at) => ({ line: at + 2, values: { ...each } })));

const company = (...names: string[]) =>
  fc.record({
    name: fc.constantFrom(...names),
    nib: maybe(fc.constantFrom('9990000000002', '9990000000003')),
    city: maybe(fc.constantFrom('Medan', 'medan', 'Padang')),
  });

async function expectTheSame(rows: ImportRow[]) {
  const checked = await check(companiesImport, rows);
  expect(checked).toEqual(await apply(companiesImport, rows));
}

// Two cases only show when the file is written: a row that renames an entry whose old name is used later, and
// a row that names an existing entry without its NIB. Across parts the browser does not know that NIB.
test('checking and importing a file agree on companies listed twice, however the file is split', async () => {
  const files = numbered(company('PT Baru', 'pt baru', 'PT Lain'));
  await fc.assert(fc.asyncProperty(files, expectTheSame), { numRuns: 10 });
});

test('checking and importing one part agree on companies whose name is already in the list', async () => {
  const files = numbered(company('PT Lama', 'pt lama', 'PT Baru'), 2, PART);
  await fc.assert(fc.asyncProperty(files, expectTheSame), { numRuns: 10 });
});

test('checking and importing a file agree on certificates listed twice', async () => {
  const code = (
    await stack.sql<{ code: string }>('select code from public.rl_subclass where deleted_at is null limit 1')
  )[0]?.code;
  const files = numbered(
    fc.record({
      number: fc.constantFrom('UJI-1', 'UJI-2', 'UJI-3', 'UJI-4'),
      nib: fc.constantFrom('9990000000001', '9990000000009'),
      subclass_code: fc.constant(code),
      qualification: fc.constantFrom('kecil', 'raksasa'),
      issued_on: fc.constant('2026-01-01'),
      expires_on: fc.constant('2029-01-01'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(files, async (rows) => {
      expect(await check(certificatesImport, rows)).toEqual(await apply(certificatesImport, rows));
    }),
    { numRuns: 10 },
  );
});
