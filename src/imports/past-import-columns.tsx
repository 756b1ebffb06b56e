import { isImportStatus, type ImportStatus } from '@/domain/import-run';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import type { PastImport } from './define-import';
import { importKitMessages } from './messages';

const TONES = {
  applying: 'warning',
  done: 'success',
  stopped: 'warning',
  undoing: 'warning',
  undone: 'neutral',
} as const satisfies Record<ImportStatus, Tone>;
const statusOf = (status: string): ImportStatus => (isImportStatus(status) ? status : 'applying');

/** Returns the columns of earlier imports: file, result, status and undo button. */
export function usePastColumns(onUndo: (past: PastImport) => void): ListColumns<PastImport> {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const number = (value: number | null) => formatNumber(language, value ?? 0);
  const resultOf = (past: PastImport) => {
    const status = statusOf(past.status);
    const isHalf = past.processed < past.total;
    const canResume = status === 'applying' || status === 'stopped';
    return (
      <div className="space-y-1">
        <Badge tone={TONES[status]}>{t(`past.status.${status}`)}</Badge>
        <p className="tabular-nums">
          {t('past.counts', {
            insert: number(past.inserted),
            update: number(past.updated),
            same: number(past.same),
            error: number(past.refused),
          })}
          {isHalf && ` (${t('past.progress', { done: number(past.processed), total: number(past.total) })})`}
        </p>
        {isHalf && canResume && <p className="text-xs text-text-muted">{t('past.resumeHint')}</p>}
        {past.undone_at && (
          <p className="text-xs text-text-muted">
            {t('past.undone', {
              when: formatDateTime(language, past.undone_at),
              who: past.undone_by_name ?? '–',
              taken: number(past.taken_back),
              kept: number(past.kept),
            })}
          </p>
        )}
      </div>
    );
  };
  const undoOf = (past: PastImport) =>
    past.status !== 'undone' &&
    past.inserted + past.updated > 0 && (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('past.undoOf', { file: past.file_name })}
        onClick={() => onUndo(past)}
      >
        {t(past.status === 'undoing' ? 'past.undoRest' : 'past.undo')}
      </Button>
    );
  return [
    listColumn('file', t('past.file'), (past) => past.file_name, {
      isTitle: true,
      cell: 'max-w-72 align-top wrap-anywhere',
    }),
    listColumn(
      'when',
      t('past.when'),
      (past) => formatDateTime(language, past.created_at),
      'whitespace-nowrap tabular-nums',
    ),
    listColumn('who', t('past.who'), (past) => past.actor_name ?? '–'),
    listColumn('what', t('past.what'), resultOf),
    listColumn('actions', t('past.actions'), undoOf),
  ];
}
