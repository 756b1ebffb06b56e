import { tableFile, type ExportFormat } from '@/ui/file-export/export-menu';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { documentLines } from '@/lib/rich-text/rich-text-doc';
import { readWholeList, type WholeListWatch } from '@/lib/rows';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { useFieldLabel } from '@/forms/resource/field-label';
import { resourceKitMessages } from '@/forms/resource/messages';
import { referenceLabel } from '@/forms/resource/references';
import { useResourceTexts } from '@/forms/resource/resource-texts';
import { columnsOf, narrowed, valueAt, searchableText, type KitRow } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import { useShownValue } from '@/forms/resource/shown-value';

/** Reads all rows of a list, and the titles of the rows that its references can point to. */
export async function readForFile({ table, fields }: ShownResource, watch: WholeListWatch) {
  const references = fields.filter((field) => field.kind === 'reference');
  const titles = await Promise.all(
    references.map(async (field) => {
      const rows = await readWholeList(field.table, { ...watch, onPart: () => undefined });
      const named = { label: field.inFiles ?? field.label };
      return [
        field.column,
        new Map(rows.map((row) => [row.id, referenceLabel(named, row as KitRow)])),
      ] as const;
    }),
  );
  return { rows: (await readWholeList(table, watch)) as KitRow[], titles: new Map(titles) };
}
type Titles = Awaited<ReturnType<typeof readForFile>>['titles'];

/**
 * Returns a function that builds a file from rows: all fields as text, except dates and numbers in
 * machine-readable form.
 */
export function useExportTable(resource: ShownResource) {
  const label = useFieldLabel(resource);
  const show = useShownValue(resource);
  const columns = resource.fields.flatMap((field) => columnsOf(field).map((column) => ({ field, column })));
  const cell = (field: AnyField, value: unknown, titles: Titles): string | number => {
    switch (field.kind) {
      case 'number':
        return typeof value === 'number' ? value : '';
      case 'richText':
        return documentLines(value);
      case 'reference':
        return titles.get(field.column)?.get(searchableText(value)) ?? '';
      case 'toggle':
      case 'select':
      case 'choices':
        return show(field, value);
      default:
        return searchableText(value);
    }
  };
  return {
    header: columns.map(({ field, column }) => label(field, column)),
    line: (row: KitRow, titles: Titles) =>
      columns.map(({ field, column }) => cell(field, valueAt(row, column), titles)),
  };
}

/** Exports the filtered list as a file. */
export function useListExport(resource: ShownResource) {
  const { t } = useTexts(resourceKitMessages);
  const text = useResourceTexts(resource);
  const address = useScreenAddress();
  const { header, line } = useExportTable(resource);
  return useFileExport<ExportFormat>({
    read: async (format, watch) => {
      const read = await readForFile(resource, watch);
      const rows = narrowed(resource, read.rows, address);
      const lines = () => rows.map((row) => line(row, read.titles));
      return {
        name: datedName(text('title'), format),
        count: rows.length,
        write: () => tableFile(format, header, lines(), watch.signal),
      };
    },
    reason: (error) => t(`reasons.${toAppError(error).kind}`),
  });
}
