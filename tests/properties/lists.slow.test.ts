import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRupiah } from '@/domain/rupiah';
import { cleanLine, cleanText } from '@/lib/text-shapes';
import type { Resource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { columnsOf, nested, toFormValues, valueAt, type FormValues } from '@/forms/resource/row-values';
import { allMessages } from '../support/all-messages.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { anyDay, anyLink, anyNumber, anyText, aroundLimits } from './hostile-texts.ts';

const modules = import.meta.glob<Record<string, Partial<Resource>>>(
  '/src/features/**/*-{resource,paged,form}.ts',
  {
    eager: true,
  },
);
/** The form of every list that has one, with its file. */
const resources = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module)
    .filter((each): each is Resource => each.table !== undefined && each.fields !== undefined)
    .map((resource) => [resource.table, resource, file] as const),
);

/** The texts of a list that are used here. */
interface Words {
  fields?: object;
  constraints?: object;
}

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
  // A certificate that was never published: published ones cannot be hidden again.
  await stack.sql(`insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, is_published)
    select client_id, subclass_id, 'UJI-BENTUK', qualification, issued_on, expires_on, false from public.certificates limit 1`);
  // These rules depend on other rows, so the form does not check them: the code's qualifications, the years
  // in the certification process, the present name.
  await stack.sql('alter table public.certificates disable trigger guard_grade');
  await stack.sql('alter table public.clients disable trigger keep_former_name');
  // Saves columns of a row for each attempt and rolls it back. Ignores unique violations, which do not
  // concern the format.
  await stack.sql(`create function private.verdicts(name text, row_id uuid, tries text[]) returns text[] language plpgsql as $$
    declare said text[]; columns jsonb; list text; one text;
    begin
      foreach one in array tries loop
        begin
          columns := one::jsonb;
          list := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(columns) key);
          execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id = $2', name, list)
            using columns, row_id;
          raise unique_violation;
        exception when unique_violation then said := said || 'taken'::text;
        when others then said := said || sqlerrm;
        end;
      end loop;
      return said;
    end $$`);
});
afterAll(() => stack.close());

const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

function answer(field: AnyField, row: FormValues): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'longText': {
      const codes = fc.constantFrom('AB', 'ab', 'ABC', 'BG001', '01234', '2020', '0123456789012', '٣٣٣٣');
      return fc.oneof(anyText(), aroundLimits(field.max), ...(field.shape ? [codes] : []));
    }
    case 'url':
      return fc.oneof(anyLink, anyText(), fc.constant('#'));
    case 'image':
      return fc.oneof(
        anyLink,
        aroundLimits(60, 2000).map((name) => `drawing:${name}`),
      );
    case 'date':
      return fc.oneof(anyDay, anyText(3));
    case 'number':
      return anyNumber;
    case 'select':
      return fc.constantFrom(...field.options, '', 'tidak ada');
    case 'choices':
      return fc.subarray([...field.options, 'tidak ada']);
    case 'reference':
      return fc.constantFrom(valueAt(row, field.column) ?? '', '', 'x');
    case 'toggle':
      return fc.boolean();
    case 'richText':
      return anyText().map((text) => doc(`Isi ${cleanText(text).replace(/\p{Cs}/gu, '')}`));
  }
}

/** Returns the values that a form without checks would send. */
function unchecked(field: AnyField, value: unknown) {
  if (typeof value !== 'string') return value;
  const cleaned = field.kind === 'longText' ? cleanText(value) : cleanLine(value);
  if (field.kind !== 'number' || cleaned === '') return cleaned || null;
  if (field.unit === 'rupiah') return readRupiah(cleaned) ?? cleaned;
  return /^-?\d+$/.test(cleaned) ? Number(cleaned) : 'no number';
}

const without = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Returns the values by column as the database expects them: an empty text has no key in a document. */
function columnsFrom(fields: readonly AnyField[], values: FormValues): FormValues {
  const entries = fields.flatMap((field) =>
    columnsOf(field).map((column) => [column, unchecked(field, valueAt(values, column))] as const),
  );
  return Object.fromEntries(
    Object.entries(nested(entries)).map(([column, value]) => [
      column,
      fields.some((field) => field.column.startsWith(`${column}.`)) ? without(value as FormValues) : value,
    ]),
  );
}

test.each(resources)('the database accepts exactly what the form of %s accepts', async (table, resource) => {
  const { fields } = resource;
  const [row] = await stack
    .sql<FormValues & { id: string }>(
      `select to_jsonb(t) || jsonb_build_object('id', t.id) as row from public.${table} t where t.deleted_at is null order by t.is_published, t.id limit 1`,
    )
    .then((rows) => rows.map((each) => each.row as FormValues & { id: string }));
  if (!row) throw new Error(`The sample data have no row in ${table}`);
  const right = toFormValues(fields, row);
  const all = fields.flatMap((field) =>
    columnsOf(field).map((column) => [column, valueAt(right, column)] as const),
  );
  const deviation = fc
    .shuffledSubarray(
      fields.flatMap((field) => columnsOf(field).map((column) => ({ field, column }))),
      { minLength: 1, maxLength: 2 },
    )
    .chain((some) =>
      fc.tuple(
        ...some.map(({ field, column }) => answer(field, row).map((value) => [column, value] as const)),
      ),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(deviation, { minLength: 16, maxLength: 16 }), async (tries) => {
      const judged = tries.map((changed) => {
        const values = nested([...all, ...changed]);
        const { success, data, error } = resourceSchema(resource).safeParse(values);
        return { changed, success, issues: error?.issues, sent: data ?? columnsFrom(fields, values) };
      });
      const [answered] = await stack.sql<{ said: string[] }>(
        'select private.verdicts($1, $2, $3::text[]) as said',
        [table, row.id, judged.map(({ sent }) => JSON.stringify(sent))],
      );
      for (const [at, { changed, success, issues }] of judged.entries()) {
        const said = answered?.said[at];
        const story = `${JSON.stringify(changed)}: form ${success ? 'takes it' : JSON.stringify(issues)}, database: ${said}`;
        expect(said === 'taken', story).toBe(success);
      }
    }),
    { numRuns: 6 },
  );
});

test.each(resources)(
  'the error for a rejected format of %s explains it in both languages',
  (table, { fields }, file) => {
    const checks = fields
      .filter(
        (field) =>
          (field.kind === 'date' && field.from) ||
          (field.kind === 'url' && field.isExternal) ||
          ('shape' in field && field.shape instanceof RegExp),
      )
      .map(({ column }) => `${table}_${column}_check`);
    const folder = file.replace(/[^/]+$/, '');
    // Texts next to the list that have a label for each of its columns.
    const beside = allMessages.filter(
      (each) =>
        each.file.startsWith(folder) &&
        fields.every(({ column }) => column in ((each.messages.id as Words).fields ?? {})),
    );
    expect(beside.length).toBeGreaterThan(0);
    for (const language of ['id', 'en'] as const) {
      const words = beside.map(({ messages }) => (messages[language] as Words).constraints ?? {});
      expect(words.flatMap((each) => Object.keys(each))).toEqual(expect.arrayContaining(checks));
    }
  },
);
