import { Download } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import { toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { exportMessages } from './messages';
import { datedName, useFileExport, type ExportWatch } from './use-file-export';

interface LogExportProps<Line> {
  /** Title of the log, used in the file name. */
  title: string;
  read: (watch: ExportWatch) => Promise<readonly Line[]>;
  heading: string[];
  toRow: (line: Line) => string[];
  /** Text shown next to the count after success. */
  note: string;
}

/** Renders a button that exports a log as CSV; the export itself is logged. */
export function LogExportButton<Line>({ title, read, heading, toRow, note }: LogExportProps<Line>) {
  const { t } = useTexts(exportMessages);
  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, watch) => {
      const lines = await read(watch);
      return {
        name: datedName(title, 'csv'),
        count: lines.length,
        write: () => toCsv(heading, lines.map(toRow)),
      };
    },
    reason: (error) =>
      t(toAppError(error).message === 'session.not_fresh' ? 'log.notFresh' : 'log.failedHint'),
    note,
  });
  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={() => start()}>
        <Download aria-hidden />
        {t('log.export')}
      </Button>
      {dialog}
    </>
  );
}
