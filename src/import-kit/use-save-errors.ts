import { toast } from '@/components/toast/toast';
import { saveFile, toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ShownImport } from './define-import';
import { useImportWords } from './import-words';
import type { ImportRow, Mapping } from './mapping';
import { importKitMessages } from './messages';
import type { JudgedRow } from './queries';
import { useValueWords } from './use-value-words';

/** Saves the rows with problems as a file of their own, with the reasons: to be mended there and imported again. */
export function useSaveErrors(definition: ShownImport, mapping: Mapping, fileName: string) {
  const { t } = useTexts(importKitMessages);
  const words = useImportWords(definition);
  const valueWords = useValueWords(definition);
  return async (rows: readonly ImportRow[], judged: readonly JudgedRow[]) => {
    const columns = definition.columns.filter(({ column }) => mapping[column] !== undefined);
    const valuesOf = new Map(rows.map(({ line, values }) => [line, values]));
    const lines = judged
      .filter(({ action }) => action === 'error')
      .map(({ line, errors = [] }) => [
        ...columns.map((column) => valueWords(column, valuesOf.get(line)?.[column.column])),
        errors.map((each) => `${words.column(each.column)}: ${words.problem(each)}`).join(' '),
        line,
      ]);
    const header = [...columns.map(({ column }) => words.column(column)), t('check.reason'), t('check.line')];
    try {
      saveFile(
        `${t('check.errorsName')}-${fileName.replace(/\.[^.]*$/, '')}.csv`,
        await toCsv(header, lines),
      );
    } catch {
      toast({ title: t('file.templateFailed'), variant: 'destructive' });
    }
  };
}
