import {
  Award,
  CalendarX2,
  CircleCheck,
  CirclePause,
  CircleX,
  FilePenLine,
  type LucideIcon,
  RefreshCw,
  TrendingDown,
  Undo2,
} from 'lucide-react';
import { isAnnulledKind, type DecisionKind } from '@/domain/certificate-status';
import { ChangedColumns } from '@/features/register/certificate-display/changed-columns';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { CertificateHistory, HistoryLine } from './certificate-history';
import { historyMessages } from './history-messages';

const icons = {
  grant: Award,
  suspend: CirclePause,
  reinstate: CircleCheck,
  withdraw: CircleX,
  replace: RefreshCw,
  reduce: TrendingDown,
  correct: FilePenLine,
  annul: Undo2,
} as const satisfies Record<DecisionKind, LucideIcon>;

/**
 * Renders the decisions on a certificate in the order of recording, without reasons, which are not public.
 */
export function StatusHistory({ history }: { history: CertificateHistory | undefined }) {
  const { t } = useTexts(historyMessages, certificateMessages);
  const language = useLanguage();
  if (!history) return <Skeleton className="h-12 w-64 max-w-full" />;
  const { lines, expiredOn } = history;
  if (lines.length === 0) return null;
  return (
    <div className="min-w-0 space-y-2">
      <h4 className="text-xs font-normal text-text-muted">{t('history')}</h4>
      <ol className="space-y-2 text-sm">
        {lines.map((line, index) => (
          <Decision key={index} line={line} />
        ))}
        {expiredOn && (
          <li className="flex gap-2">
            <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0 text-text-muted" />
            <span>
              <span className="font-semibold">{t('certificate:status.kedaluwarsa')}</span>{' '}
              <time dateTime={expiredOn} className="text-text-muted tabular-nums">
                {formatDate(language, expiredOn)}
              </time>
            </span>
          </li>
        )}
      </ol>
    </div>
  );
}

/** Renders one decision with its days and changes. */
function Decision({ line }: { line: HistoryLine }) {
  const { t } = useTexts(historyMessages);
  const language = useLanguage();
  const { kind, effective_on: on, recorded_on: recordedOn, until, public_note: note } = line;
  const Icon = icons[kind];
  const isCarried = kind !== 'grant' && line.decided_on === null;
  return (
    <li className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-text-muted" />
      <div className="min-w-0 space-y-0.5 wrap-anywhere">
        <p className="flex flex-wrap gap-x-2">
          <span className={line.is_annulled ? 'font-semibold line-through' : 'font-semibold'}>
            {isAnnulledKind(line.annuls_kind) ? t(`annulled.${line.annuls_kind}`) : t(`kind.${kind}`)}
          </span>
          {!isCarried && (
            <time dateTime={on} className="text-text-muted tabular-nums">
              {until && kind === 'suspend'
                ? t('until', { from: formatDate(language, on), until: formatDate(language, until) })
                : formatDate(language, on)}
            </time>
          )}
          {line.is_annulled && <span>{t('isAnnulled')}</span>}
          {recordedOn !== on && (
            <span className="text-text-muted">
              {t(isCarried ? 'carried' : 'recorded', { date: formatDate(language, recordedOn) })}
            </span>
          )}
        </p>
        {line.changes !== null && (
          <ChangedColumns changes={line.changes} fromBeginning={line.from_beginning} />
        )}
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}
