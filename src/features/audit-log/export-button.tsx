import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { saveFile, toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { officeDay } from '@/lib/today';
import { actionKey, tableKey } from './activity-words';
import type { AuditFilter } from './audit-filter';
import { useExportAudit, type ExportedLine } from './queries';
import { useLineWords } from './use-line-words';

/** The database gives no more lines at once (export_audit). */
const MOST_LINES = 5000;

/** The lines of the filter as a file; the export is recorded in the log itself. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation(['auditScreen', 'auditLog']);
  const words = useLineWords();
  const { mutate, isPending } = useExportAudit();

  const toRow = (line: ExportedLine) => [
    line.created_at,
    words.who(line),
    t(`auditLog:action.${actionKey(line.action)}`, {
      thing: t(`auditLog:table.${tableKey(line.table_name)}`),
    }),
    line.table_name,
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
  const save = async (lines: ExportedLine[]) => {
    saveFile(`audit-${officeDay(new Date())}.csv`, await toCsv(heading, lines.map(toRow)));
    const hint = lines.length < MOST_LINES ? 'exportedHint' : 'exportedLimit';
    toast({ title: t('exported'), description: t(hint, { number: lines.length }) });
  };
  const fail = (error: unknown) =>
    toast({
      title: t('exportFailed'),
      description: t(
        toAppError(error).message === 'session.not_fresh' ? 'exportNotFresh' : 'exportFailedHint',
      ),
      variant: 'destructive',
    });

  return (
    <Button
      variant="secondary"
      isPending={isPending}
      onClick={() => mutate(filter, { onSuccess: (lines) => void save(lines).catch(fail), onError: fail })}
    >
      <Download aria-hidden />
      {t('export')}
    </Button>
  );
}
