import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { ThreadKind } from '@/domain/case-status';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SelectBox } from '@/ui/select-box';
import { Table, TBody, TH, THead, TR } from '@/ui/controls/table';
import { useSelection } from '@/ui/use-selection';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useNow } from '@/lib/use-now';
import { toAppError } from '@/lib/errors';
import { formatAgo } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useListChoices } from '@/lists/views/list-choices';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useFocusBack, useListKeys } from './list-keys';
import { PageSteps } from './page-steps';
import { SpamBar, type ChosenEntries } from './spam-bar';

/** Age of the list on screen, the only hint that live updates are not arriving. */
function ListAge({ updatedAt }: { updatedAt: number }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  if (updatedAt === 0) return null;
  const moment = new Date(Math.min(updatedAt, now.getTime()));
  return <p className="text-xs text-text-muted">{t('age', { ago: formatAgo(language, moment, now) })}</p>;
}

/** Parts of a row supplied by the list: names of colleagues by id, and the selection checkbox. */
interface RowParts {
  nameOf: (id: string | null) => string;
  box: ReactNode;
}

interface InboxListProps<R> {
  kind: ThreadKind;
  title: string;
  columns: readonly string[];
  /** Hides the last column below 1,440 px, to leave room for the subject. */
  isLastSpared?: boolean;
  list: UseQueryResult<{ rows: R[]; hasMore: boolean }>;
  /** Filter of the list; changing it or the page size clears the selection. */
  filter: { page: number };
  isSpamView: boolean;
  /** Called with a page that will probably be opened next. */
  onPoint: (page: number) => void;
  /** Shown for an inbox without entries. */
  empty: ReactNode;
  /** Suggested action when the filter has no matches. */
  noMatchAction?: ReactNode;
  /** Whether an entry can be selected for bulk actions. */
  canChoose?: (row: R) => boolean;
  /** Bulk actions in addition to marking spam. */
  Actions?: ComponentType<ChosenEntries>;
  children: (row: R, parts: RowParts) => ReactNode;
}

/** One page of an inbox with bulk actions. `children` renders a row. */
export function InboxList<R extends { id: string; number: string }>({
  kind,
  title,
  columns,
  isLastSpared,
  list,
  filter,
  isSpamView,
  onPoint,
  empty,
  noMatchAction,
  canChoose = () => true,
  Actions,
  children,
}: InboxListProps<R>) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { isFiltered } = useInboxAddress();
  const { nameOf } = useColleagues();
  const { size, density } = useListChoices(kind);
  const selection = useSelection(JSON.stringify([filter, size]));
  const region = useRef<HTMLDivElement>(null);
  useListKeys(region);
  useFocusBack(region, list.isSuccess);

  if (list.isPending) return <InboxSkeleton />;
  if (!list.data) {
    return (
      <ErrorState
        title={t('loadFailed')}
        message={t(`reasons.${toAppError(list.error).kind}`)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const { rows, hasMore } = list.data;
  if (rows.length === 0) {
    if (!isFiltered && filter.page === 1) return empty;
    return (
      <EmptyState icon={<SearchX />} title={t('noMatch')} message={t('noMatchHint')} action={noMatchAction} />
    );
  }
  const boxOf = (row: R) =>
    canChoose(row) && (
      <SelectBox
        label={t('spam.choose', { number: row.number })}
        isChosen={selection.has(row.id)}
        onChange={(isChosen) => selection.set([row.id], isChosen)}
      />
    );
  return (
    <div ref={region} className="space-y-3" aria-busy={list.isPlaceholderData}>
      <NamesFailure />
      <Table
        label={title}
        narrow="cards"
        density={density}
        className={isLastSpared ? 'sm:max-[1439px]:[&_tr>:last-child]:hidden' : undefined}
      >
        <THead>
          <TR>
            {columns.map((column) => (
              <TH key={column}>{column}</TH>
            ))}
          </TR>
        </THead>
        <TBody>{rows.map((row) => children(row, { nameOf, box: boxOf(row) }))}</TBody>
      </Table>
      <SpamBar
        kind={kind}
        selection={selection}
        ids={rows.filter(canChoose).map(({ id }) => id)}
        isSpamView={isSpamView}
        Actions={Actions}
      />
      <PageSteps page={filter.page} hasMore={hasMore} onPoint={onPoint} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="text-xs text-text-muted max-sm:hidden">{t('keys')}</p>
        <ListAge updatedAt={list.dataUpdatedAt} />
      </div>
    </div>
  );
}
