import { describe, expect, test } from 'vitest';
import type { ImportDefinition } from '@/imports/define-import';
import type { PagedList } from '@/lists/paged/define-paged-list';

// Lists that declare export and import separately; all other lists derive both from one declaration.

const modules = import.meta.glob<Record<string, object>>('/src/features/**/*-{import,paged}.ts', {
  eager: true,
});
const declared = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).map((each) => ({ file: file.slice(1), each })),
);
const isImport = (each: object): each is ImportDefinition => 'kind' in each && 'marks' in each;
const isList = (each: object): each is PagedList => 'read' in each && 'columns' in each;

/** Exported columns that no import accepts, each with its reason. */
const notImported: Partial<Record<string, Record<string, string>>> = {
  clients: {
    certificates: 'computed count',
    active: 'computed count',
    updated_at: 'set automatically on each change',
  },
  certificates: { subclass_name: 'derived from the code' },
};
/** Columns with a different name in the import. */
const importedAs: Readonly<Record<string, string>> = { client_name: 'company' };

const pairs = declared.flatMap(({ file, each }) => {
  if (!isImport(each)) return [];
  const list = declared.flatMap((other) =>
    isList(other.each) && other.each.table === each.kind ? [{ file: other.file, list: other.each }] : [],
  )[0];
  return list
    ? [{ table: each.kind, importFile: file, definition: each, listFile: list.file, list: list.list }]
    : [];
});

test('companies and certificates have both an import and an export', () => {
  expect(pairs.map(({ table }) => table).toSorted()).toEqual(['certificates', 'clients']);
});

describe.each(pairs)('$table', ({ table, importFile, definition, listFile, list }) => {
  const imported = definition.columns.map(({ column }) => column);
  const exported = list.columns.map(({ column }) => importedAs[column] ?? column);
  const left = Object.keys(notImported[table] ?? {});

  test('every exported column can be imported, unless a reason is documented', () => {
    expect(
      exported.filter((column) => !imported.includes(column) && !left.includes(column)),
      `exported, and not in the columns of ${importFile} (or named here as not imported)`,
    ).toEqual([]);
    expect(left.filter((column) => imported.includes(column) || !exported.includes(column))).toEqual([]);
  });

  test('every imported column is also exported', () => {
    expect(
      imported.filter((column) => !exported.includes(column)),
      `imported, and not in the columns of ${listFile}`,
    ).toEqual([]);
  });
});
