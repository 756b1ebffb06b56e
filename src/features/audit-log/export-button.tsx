import { useTexts } from '@/lib/i18n/use-texts';
import { LogExportButton } from '@/ui/file-export/log-export-button';
import { useActivitySentence, useTableLabels } from './activity-sentence';
import type { AuditFilter } from './audit-filter';
import { auditLines, type ExportedLine } from './queries';
import { auditScreenMessages } from './screen-messages';

/** Renders a button that exports the filtered entries as a file; the export is recorded in the log. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts(auditScreenMessages);
  const words = useActivitySentence();
  const { wordsOf } = useTableLabels();

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
  return (
    <LogExportButton
      title={t('title')}
      read={(watch) => auditLines(filter, watch)}
      heading={heading}
      toRow={toRow}
      note={t('exportedHint')}
    />
  );
}
