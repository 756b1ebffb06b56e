import { Download } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { useFileExport } from '@/components/file-export/use-file-export';
import { useLineWords, useTableWords } from './activity-words';
import type { AuditFilter } from './audit-filter';
import { auditLines, type ExportedLine } from './queries';
import { auditScreenMessages } from './screen-messages';

/** The lines of the filter as a file; the export is recorded in the log itself. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts(auditScreenMessages);
  const words = useLineWords();
  const { wordsOf } = useTableWords();

  const toRow = (line: ExportedLine) => [
    line.created_at,
    words.who(line),
    words.what(line),
    wordsOf(line.table_name),
    line.row_id ?? '',
    line.row_label ?? '',
    line.before ?? '',
    line.after ?? '',
  ];
  const heading = [
    t('when'),
    t('who'),
    t('what'),
    t('csv.table'),
    t('csv.row'),
    t('csv.label'),
    t('csv.before'),
    t('csv.after'),
  ];
  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, watch) => {
      const lines = await auditLines(filter, watch);
      return {
        name: `audit-${officeDay(new Date())}.csv`,
        count: lines.length,
        write: () => toCsv(heading, lines.map(toRow)),
      };
    },
    reason: (error) =>
      t(toAppError(error).message === 'session.not_fresh' ? 'exportNotFresh' : 'exportFailedHint'),
    note: t('exportedHint'),
  });

  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={() => start()}>
        <Download aria-hidden />
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
