import { ChevronDown, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { SkeletonText } from '@/ui/controls/skeleton';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { entryHistoryMessages } from './messages';

/** Change of an entry. */
export interface Change {
  id: string | number;
  /** Heading: what was changed. */
  what: ReactNode;
  /** Names of the people involved. */
  who: readonly (string | null | undefined | false)[];
  at: string;
  notes?: ReactNode;
  /** Values before and after, shown when the change is expanded. */
  differences?: ReactNode;
  /** Button next to the change, such as to view or restore a version. */
  action?: ReactNode;
}

interface ChangeHistoryProps {
  /** Newest first; undefined until loaded. */
  changes: readonly Change[] | undefined;
  query: { isError: boolean; isFetching: boolean };
  onRetry: () => void;
  /** Loads older changes; undefined if all are shown. */
  onOlder?: (() => void) | undefined;
  /** Overrides the text for an entry without changes. */
  empty?: string;
}

/** Lists the changes of an entry: what, who, when, and the values before and after. */
export function ChangeHistory({ changes, query, onRetry, onOlder, empty }: ChangeHistoryProps) {
  const { t } = useTexts(entryHistoryMessages);
  const failed = query.isError && (
    <ErrorState title={t('failed')} onRetry={onRetry} isRetrying={query.isFetching} />
  );
  if (!changes)
    return (
      failed || (
        <Loading label={t('loading')} className="py-3">
          <SkeletonText lines={6} />
        </Loading>
      )
    );
  if (changes.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title={empty ?? t('empty')}
        {...(!empty && { message: t('emptyHint') })}
      />
    );
  return (
    <>
      <ol className="divide-y divide-border border-b border-border text-sm">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 space-y-0.5">
              {change.differences ? (
                <details className="group">
                  <summary className="flex list-none items-start gap-3 [&::-webkit-details-marker]:hidden">
                    <Heading {...change} />
                    <ChevronDown
                      aria-hidden
                      className="mt-0.5 size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
                    />
                  </summary>
                  {change.differences}
                </details>
              ) : (
                <Heading {...change} />
              )}
              {change.notes}
            </div>
            {change.action}
          </li>
        ))}
      </ol>
      {failed ||
        (onOlder && (
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            onClick={onOlder}
            isPending={query.isFetching}
          >
            {t('older')}
          </Button>
        ))}
    </>
  );
}

function Heading({ what, who, at }: Change) {
  const language = useLanguage();
  return (
    <span className="block min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">{what}</span>
      <time dateTime={at} className="block text-xs text-text-muted">
        {[...who, formatDateTime(language, at)].filter(Boolean).join(' · ')}
      </time>
    </span>
  );
}
