import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importOf } from '@/app/list-import/list-import';
import { categoriesImport } from '@/features/scopes/categories-import';
import { scopeCategoriesAdminMessages, scopeItemsAdminMessages } from '@/features/scopes/admin-messages';
import {
  categoriesImportMessages,
  subclassificationsImportMessages,
} from '@/features/scopes/import-messages';
import { subclassificationsImport } from '@/features/scopes/subclassifications-import';
import { checkRows } from '@/imports/check-rows';
import { importWithTexts, type ImportDefinition, type ShownImport } from '@/imports/define-import';
import { labelsOf } from '@/imports/use-import-texts';
import { guessMapping, rowsToImport } from '@/imports/mapping';
import { readImportFile } from '@/imports/read-file';
import { tableFile, type ExportFormat } from '@/ui/file-export/export-menu';
import type { Messages } from '@/lib/i18n/define-messages';
import { setLanguage, type Language } from '@/lib/i18n/i18n';
import { isStorable } from '@/lib/text-shapes';
import type { Resource, ShownResource } from '@/forms/resource/define-resource';
import { readForFile, useExportTable } from '@/lists/sorted/use-list-export';
import { columnsOf } from '@/forms/resource/row-values';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { openTab } from '../support/browser.ts';
import { storeSession } from '../support/render-app.tsx';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { startTexts } from '../support/texts.ts';
import { anyText, documentOf } from './hostile-texts.ts';

// For every declared list, importing its own export changes nothing.

const modules = import.meta.glob<Record<string, object>>(
  ['/src/features/**/*-{resource,import}.ts', '/src/features/**/*messages.ts'],
  { eager: true },
);
const declared = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((each) => ({ folder: file.split('/')[3], each })),
);
/** Lists with custom imports: several in one folder, and references by code. */
const own: Readonly<Record<string, { texts: Messages; definition: ShownImport }>> = {
  rl_categories: {
    texts: scopeCategoriesAdminMessages,
    definition: importWithTexts(categoriesImport, categoriesImportMessages),
  },
  rl_subclass: {
    texts: scopeItemsAdminMessages,
    definition: importWithTexts(subclassificationsImport, subclassificationsImportMessages),
  },
};
const fits = ({ fields }: Resource, each: object): each is ShownResource['messages'] =>
  'id' in each &&
  'fields' in (each.id as object) &&
  fields.every(({ column }) => column in (each.id as { fields: object }).fields);
const lists = declared.flatMap(({ folder, each }): ShownResource[] => {
  if (!('fields' in each && 'titleColumn' in each)) return [];
  const resource = each as Resource;
  const beside = declared.find((other) => other.folder === folder && fits(resource, other.each));
  const messages = own[resource.table]?.texts ?? beside?.each;
  return [{ ...resource, messages: messages as ShownResource['messages'] }];
});
const imported = lists.filter(({ table, knownBy }) => knownBy ?? table in own);
const importFor = (list: ShownResource, language: Language) =>
  own[list.table]?.definition ?? importOf(list, language);

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
beforeEach(async () => {
  startTexts();
  openTab(stack.fetch);
  await storeSession(stack, 'editor');
});
afterAll(() => stack.close());

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const watch = { signal: new AbortController().signal, onPart: () => undefined };

/** Returns the list as its export menu saves it. */
async function exportList(list: ShownResource, format: ExportFormat) {
  const { rows, titles } = await readForFile(list, watch);
  const { header, line } = renderHook(() => useExportTable(list), { wrapper }).result.current;
  const lines = rows.map((row) => line(row, titles));
  return { header, lines, file: await tableFile(format, header, lines, watch.signal) };
}

/** Returns the import's preview of a file, as its screen requests it. */
async function previewImport(definition: ShownImport, file: string | Blob) {
  const { sheets } = await readImportFile(new File([file], 'daftar'));
  const [sheet] = sheets;
  if (!sheet) throw new Error('No sheet in the file');
  const labels = labelsOf(definition);
  const mapping = guessMapping(definition, sheet, labels);
  const options = { update: true, publish: true, restore: false, all_or_nothing: false };
  const rows = rowsToImport(definition, sheet, mapping, labels);
  const answer = await checkRows(definition, rows, options, watch.signal, () => undefined);
  const unused = sheet.headings.filter((_, place) => !Object.values(mapping).includes(place));
  return { rows, unused, answer, changing: answer.rows.filter(({ action }) => action !== 'same') };
}

test('every long list has the same import keys in its declaration and in the database', async () => {
  const recorded = await stack.sql<{ name: string; known_by: string[] }>(
    'select table_name as name, known_by from private.content_tables where known_by is not null',
  );
  const byHand = declared.flatMap(({ each }) => ('marks' in each ? [(each as ImportDefinition).kind] : []));
  const declaredKeys = lists.flatMap(({ table, knownBy }) =>
    knownBy ? [{ name: table, known_by: [...knownBy] }] : [],
  );
  const hint = 'knownBy in the *-resource.ts and known_by of make_content_table say the same';
  expect(declaredKeys, hint).toEqual(
    expect.arrayContaining(recorded.filter(({ name }) => !byHand.some((kind) => kind === name))),
  );
  expect(recorded.map(({ name }) => name).toSorted(), hint).toEqual(
    [...byHand, ...declaredKeys.map(({ name }) => name)].toSorted(),
  );
  expect(lists.filter(({ isLong }) => isLong)).toEqual(imported);
});

describe.each(imported.map((list) => [list.table, list] as const))('%s', (table, list) => {
  test.each([
    ['id', 'csv'],
    ['en', 'xlsx'],
  ] as const)(
    'importing its demo content, exported in %s as %s, changes nothing',
    async (language, format) => {
      setLanguage(language);
      const { file, header, lines } = await exportList(list, format);
      expect(lines.length).toBeGreaterThan(0);
      // Names of other rows may be truncated on screen but never in a file.
      expect(lines.flat().filter((cell) => String(cell).endsWith('…'))).toEqual([]);
      const { answer, changing, unused } = await previewImport(importFor(list, language), file);
      expect(changing, JSON.stringify(lines)).toEqual([]);
      expect(answer).toMatchObject({ same: lines.length, insert: 0, update: 0, error: 0 });
      // Files cannot contain references to other rows; every other column is imported.
      const references = list.fields.filter(({ kind }) => kind === 'reference').length;
      expect(unused.length, `${unused.join()} of ${header.join()}`).toBeLessThanOrEqual(references);
    },
  );

  test('hostile texts are unchanged after a round trip', async () => {
    setLanguage('id');
    const texts = list.fields.filter(
      (field) => field.kind === 'text' || field.kind === 'longText' || field.kind === 'richText',
    );
    const columns = texts.flatMap((field) => columnsOf(field).map((column) => ({ field, column })));
    const cell = fc.oneof(
      anyText(12),
      // No file format preserves a vertical tab. A text may begin like one that an export has escaped.
      fc.constantFrom(
        'a\u000bb',
        "'\tx",
        '=1+1',
        '"a"; b',
        "'=x",
        '-1\n+2',
        '@SUM(A1)',
        ' a\tb ',
        'ya',
        '2026-01-02',
      ),
    );
    const tries = fc.array(fc.array(cell, { minLength: columns.length, maxLength: columns.length }), {
      minLength: 6,
      maxLength: 6,
    });
    const ids = await stack.sql<{ id: string }>(
      `select id from public.${table} where deleted_at is null order by id limit 6`,
    );
    await fc.assert(
      fc.asyncProperty(tries, async (rows) => {
        for (const [at, { id }] of ids.entries()) {
          for (const [place, { field, column }] of columns.entries()) {
            await write(
              list,
              id,
              field,
              column,
              `${rows[at]?.[place] ?? ''}${list.knownBy?.includes(column) ? ` ${at}` : ''}`,
            );
          }
        }
        const { file, lines } = await exportList(list, 'csv');
        const { answer, changing } = await previewImport(importFor(list, 'id'), file);
        expect(changing, JSON.stringify(lines)).toEqual([]);
        expect(answer.same).toBe(lines.length);
      }),
      { numRuns: 2 },
    );
  });
});

/** Stores the typed values if the list's form and the table accept them. */
async function write(
  list: ShownResource,
  id: string,
  field: Resource['fields'][number],
  column: string,
  typed: string,
) {
  const [head = '', key] = column.split('.');
  const isDocument = field.kind === 'richText';
  const value = isDocument ? documentOf(typed) : typed;
  const parsed = resourceSchema({
    fields: [{ ...field, localized: false, column: 'x' }],
    rules: [],
  }).safeParse({ x: value });
  if (!isStorable(typed) || !parsed.success || parsed.data.x === null) return;
  const statement =
    key === undefined
      ? `update public.${list.table} set ${head} = $1 where id = $2`
      : `update public.${list.table} set ${head} = ${head} || jsonb_build_object('${key}', $1::text) where id = $2`;
  await stack
    .sql(statement, [isDocument ? JSON.stringify(parsed.data.x) : parsed.data.x, id])
    .catch((error: unknown) => {
      // Two dependent columns cannot be changed one by one.
      if (!/violates check constraint/.test(String(error))) throw error;
    });
}

test('2,000 rows survive a round trip in parts', async () => {
  setLanguage('id');
  const faq = lists.find(({ table }) => table === 'faq');
  if (!faq) throw new Error('No list of questions');
  await stack.sql(
    `insert into public.faq (question, answer, sort_order) select 'Pertanyaan ' || n || ' =1+1', private.text_document('Jawaban ' || n), 100 + n
     from generate_series(1, 2000) n`,
  );
  const { file, lines } = await exportList(faq, 'csv');
  expect(lines.length).toBeGreaterThan(2000);
  const { answer } = await previewImport(importOf(faq, 'id'), file);
  expect(answer).toMatchObject({ same: lines.length, insert: 0, update: 0, error: 0 });
});
