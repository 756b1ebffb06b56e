import { isImportStatus, type ImportStatus } from '@/domain/import-run';
import { Badge, type Tone } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { TD, TH, TR } from '@/ui/controls/table';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
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

/** Renders an earlier import with its result, status and undo button. */
export function PastImportRow({ past, onUndo }: { past: PastImport; onUndo: () => void }) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const status = statusOf(past.status);
  const number = (value: number | null) => formatNumber(language, value ?? 0);
  const isHalf = past.processed < past.total;
  const canResume = status === 'applying' || status === 'stopped';
  const canUndo = status !== 'undone' && past.inserted + past.updated > 0;
  return (
    <TR>
      <TH scope="row" className="max-w-72 align-top wrap-anywhere">
        {past.file_name}
      </TH>
      <TD label={t('past.when')} className="whitespace-nowrap tabular-nums">
        {formatDateTime(language, past.created_at)}
      </TD>
      <TD label={t('past.who')}>{past.actor_name ?? '–'}</TD>
      <TD label={t('past.what')}>
        <div className="space-y-1">
          <Badge tone={TONES[status]}>{t(`past.status.${status}`)}</Badge>
          <p className="tabular-nums">
            {t('past.counts', {
              insert: number(past.inserted),
              update: number(past.updated),
              same: number(past.same),
              error: number(past.refused),
            })}
            {isHalf &&
              ` (${t('past.progress', { done: number(past.processed), total: number(past.total) })})`}
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
      </TD>
      <TD label={t('past.actions')}>
        {canUndo && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('past.undoOf', { file: past.file_name })}
            onClick={onUndo}
          >
            {t(status === 'undoing' ? 'past.undoRest' : 'past.undo')}
          </Button>
        )}
      </TD>
    </TR>
  );
}
