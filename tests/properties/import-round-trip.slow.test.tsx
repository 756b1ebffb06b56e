import type { SupabaseClient } from '@supabase/supabase-js';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clientsAdminMessages } from '@/features/register/companies/admin-messages';
import { certificatesAdminMessages } from '@/features/register/certificates/certificates-messages';
import { certificatesImport } from '@/features/register/certificates/certificates-import';
import { certificatesList } from '@/features/register/certificates/certificates-paged';
import { clientsList } from '@/features/register/companies/clients-paged';
import { companiesImport } from '@/features/register/companies/companies-import';
import {
  certificatesImportMessages,
  companiesImportMessages,
} from '@/features/register/companies/import-messages';
import { categoriesImport } from '@/features/scopes/categories-import';
import {
  categoriesImportMessages,
  subclassificationsImportMessages,
} from '@/features/scopes/import-messages';
import { subclassificationsImport } from '@/features/scopes/subclassifications-import';
import {
  importWithTexts,
  type ImportDefinition,
  type ImportKind,
  type ShownImport,
} from '@/imports/define-import';
import { labelsOf, useImportTexts } from '@/imports/use-import-texts';
import { guessMapping, rowsToImport } from '@/imports/mapping';
import type { ImportAnswer } from '@/imports/queries';
import { readImportFile } from '@/imports/read-file';
import { useValueLabel } from '@/imports/use-value-label';
import { toCsv } from '@/lib/csv';
import { setLanguage } from '@/lib/i18n/i18n';
import { toXlsx } from '@/lib/xlsx/xlsx';
import type { Resource } from '@/forms/resource/define-resource';
import { pagedListWithTexts, type ShownPagedList } from '@/lists/paged/define-paged-list';
import { useFileTable } from '@/lists/paged/use-export';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { startTexts } from '../support/texts.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { anyText } from './hostile-texts.ts';

type Values = Record<string, unknown>;
const modules = import.meta.glob<Record<string, object>>(
  ['/src/features/**/*-import.ts', '/src/features/**/*-{resource,paged,form}.ts'],
  { eager: true },
);
const declared = Object.values(modules).flatMap((module) => Object.values(module));
const imports: readonly ShownImport[] = [
  importWithTexts(companiesImport, companiesImportMessages),
  importWithTexts(certificatesImport, certificatesImportMessages),
  importWithTexts(categoriesImport, categoriesImportMessages),
  importWithTexts(subclassificationsImport, subclassificationsImportMessages),
];
/** Lists with a custom export; other tables are exported by column. */
const lists: readonly ShownPagedList[] = [
  pagedListWithTexts(clientsList, clientsAdminMessages),
  pagedListWithTexts(certificatesList, certificatesAdminMessages),
];
const listOf = (kind: ImportKind) => lists.find(({ table }) => table === kind);
const resourceOf = (kind: ImportKind) => {
  const found = declared.find(
    (each): each is Resource => 'fields' in each && 'table' in each && each.table === kind,
  );
  if (!found) throw new Error(`${kind} has no form`);
  return found;
};

/** Row values under the column names of their import. */
const ROWS: Partial<Record<ImportKind, string>> = {
  clients: 'select * from public.clients where id = any ($1)',
  certificates: `select c.*, k.name as company, k.nib, s.code as subclass_code from public.certificates c
    join public.clients k on k.id = c.client_id join public.rl_subclass s on s.id = c.subclass_id where c.id = any ($1)`,
  rl_categories: 'select * from public.rl_categories where id = any ($1)',
  rl_subclass: `select s.*, c.code as category_code from public.rl_subclass s
    join public.rl_categories c on c.id = s.category_id where s.id = any ($1)`,
};

let stack: TestStack;
let editor: SupabaseClient;
beforeAll(async () => {
  stack = await openTestStack();
  // Drafts, because only decisions change published certificates.
  await stack.sql(`insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
      decision_number, decided_on, decided_by, is_published)
    select client_id, subclass_id, 'UJI-DRAF-' || row_number() over (), qualification, issued_on, expires_on,
      decision_number, decided_on, decided_by, false
    from public.certificates limit 8`);
  editor = await stack.client('editor');
});
beforeEach(() => startTexts());
afterAll(() => stack.close());

/** Inserts eight rows, with some of their texts and dates replaced by values the form accepts. */
async function rowsWith(kind: ImportKind, tries: readonly Values[]) {
  const resource = resourceOf(kind);
  const rows = await stack.sql<Values & { id: string }>(
    `select id, is_published from public.${kind} where deleted_at is null order by is_published, id limit ${tries.length}`,
  );
  for (const [at, { id }] of rows.entries()) {
    for (const [column, typed] of Object.entries(tries[at] ?? {})) {
      const field = resource.fields.find((each) => [each.column, `${each.column}_en`].includes(column));
      if (!field) continue;
      // Texts that identify rows must be unique.
      const value =
        field.required && !('shape' in field && field.shape instanceof RegExp)
          ? `${String(typed)} ${at}`
          : typed;
      const parsed = resourceSchema({ fields: [field], rules: [] }).safeParse({
        [field.column]: value,
        [`${field.column}_en`]: '',
      });
      if (!parsed.success) continue;
      await stack.sql(`update public.${kind} set ${column} = $1 where id = $2`, [
        parsed.data[field.column],
        id,
      ]);
    }
  }
  return rows.map(({ id }) => id);
}

/** Returns the rows as the list's export writes them, in the current language. */
async function exported(definition: ShownImport, ids: readonly string[]) {
  const list = listOf(definition.kind);
  if (!list) {
    const rows = await stack.sql<Values>(ROWS[definition.kind] ?? '', [ids]);
    const words = renderHook(() => ({ ...useImportTexts(definition), value: useValueLabel(definition) }))
      .result.current;
    const cells = (row: Values) => definition.columns.map((each) => words.value(each, row[each.column]));
    return { header: definition.columns.map(({ column }) => words.column(column)), lines: rows.map(cells) };
  }
  const { data } = await editor
    .rpc(list.read, { query: '', filters: {}, sort: list.sort, page_number: 1, page_size: 1000 })
    .throwOnError();
  const rows = (data as { id: string }[]).filter(({ id }) => ids.includes(id));
  expect(rows).toHaveLength(ids.length);
  const { header, line } = renderHook(() => useFileTable(list)).result.current;
  return { header, lines: rows.map(line) };
}

const formats = {
  csv: async (header: string[], lines: (string | number)[][]) => new Blob([await toCsv(header, lines)]),
  xlsx: toXlsx,
};

/** Returns the import's preview of the file, row by row. */
async function preview(definition: ShownImport, file: Blob) {
  const { sheets } = await readImportFile(new File([file], 'daftar'));
  const labels = labelsOf(definition);
  const [sheet] = sheets;
  if (!sheet) throw new Error('No sheet in the file');
  const mapping = guessMapping(definition, sheet, labels);
  // Exporting a list and importing it elsewhere loses no column.
  const lost = definition.columns.filter(({ column }) => mapping[column] === undefined);
  expect(lost.map(({ column }) => column)).toEqual([]);
  const rows = rowsToImport(definition, sheet, mapping, labels);
  const { data } = await editor
    .rpc('import_rows', { kind: definition.kind, rows, options: { mode: 'check' } })
    .throwOnError();
  return { rows, answer: data as unknown as ImportAnswer };
}

const cases = imports.flatMap((definition) =>
  (['id', 'en'] as const).flatMap((language) =>
    (['csv', 'xlsx'] as const).map((format) => [definition.kind, language, format, definition] as const),
  ),
);

test('every import is covered', () => {
  const all = declared.filter((each): each is ImportDefinition => 'kind' in each && 'marks' in each);
  expect(imports.map(({ kind }) => kind).toSorted()).toEqual(all.map(({ kind }) => kind).toSorted());
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(ROWS).toSorted());
});

test.each(cases)(
  'importing an unchanged export changes nothing (%s, %s, %s)',
  async (kind, language, format, definition) => {
    const { fields, rules } = resourceOf(kind);
    // Columns that must be filled in together cannot be changed individually.
    const tied = new Set(rules.flatMap((each) => (each.rule === 'together' ? each.columns : [])));
    const texts = fields.filter(
      (field) => ['text', 'longText', 'url'].includes(field.kind) && !tied.has(field.column),
    );
    const columns = texts.flatMap(({ column, localized }) =>
      localized ? [column, `${column}_en`] : [column],
    );
    const hostile = fc.record(Object.fromEntries(columns.map((column) => [column, anyText(12)])), {
      requiredKeys: [],
    });
    setLanguage(language);
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 8, maxLength: 8 }), async (tries) => {
        const ids = await rowsWith(kind, tries);
        const { header, lines } = await exported(definition, ids);
        const { rows, answer } = await preview(definition, await formats[format](header, lines));
        const changing = answer.rows.filter(({ action }) => action !== 'same');
        expect(changing, JSON.stringify({ header, lines })).toEqual([]);
        expect(answer.same).toBe(ids.length);
        // An empty cell leaves the stored value unchanged, so no stored value may be exported as empty.
        const stored = await stack.sql<Values>(ROWS[kind] ?? '', [ids]);
        const filled = ({ column }: { column: string }, row: Values) =>
          ![null, '', undefined].includes(row[column] as string);
        const written = definition.columns.filter(({ column }) =>
          rows.some(({ values }) => column in values),
        );
        for (const each of written) {
          const count = stored.filter(
            (row) =>
              filled(each, row) && !(Array.isArray(row[each.column]) && String(row[each.column]) === ''),
          ).length;
          expect(rows.filter(({ values }) => each.column in values).length, each.column).toBe(count);
        }
      }),
      { numRuns: 3 },
    );
  },
);
