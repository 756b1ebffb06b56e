import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { ThreadKind } from '@/domain/case-status';
import { EmptyState } from '@/ui/empty-state';
import { PageSteps } from '@/ui/page-steps';
import { useSelection } from '@/ui/use-selection';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useNow } from '@/lib/use-now';
import { formatAgo } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { ListTable } from '@/lists/table/list-table';
import type { ListColumns } from '@/lists/table/columns';
import { useListTable } from '@/lists/table/use-list-table';
import { useListChoices } from '@/lists/views/list-choices';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import type { Entry } from './entry-columns';
import { SpamBar, type ChosenEntries } from './spam-bar';

/** Renders the age of the list on screen, the only hint that live updates are not arriving. */
function ListAge({ updatedAt }: { updatedAt: number }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const now = useNow();
  if (updatedAt === 0) return null;
  const moment = new Date(Math.min(updatedAt, now.getTime()));
  return <p className="text-xs text-text-muted">{t('age', { ago: formatAgo(language, moment, now) })}</p>;
}

const NO_ROWS: readonly never[] = [];

interface InboxListProps<R> {
  kind: ThreadKind;
  title: string;
  columns: ListColumns<R>;
  /** Hides the last column below 1,440 px, to leave room for the subject. */
  isLastSpared?: boolean;
  list: UseQueryResult<{ rows: R[]; hasMore: boolean }>;
  /** Filter of the list; changing it or the page size clears the selection. */
  filter: { page: number };
  isSpamView: boolean;
  /** Called with a page that the user is likely to open next. */
  onPoint: (page: number) => void;
  /** Shown for an inbox without entries. */
  empty: ReactNode;
  /** Suggested action when the filter has no matches. */
  noMatchAction?: ReactNode;
  /** Returns true if an entry can be selected for bulk actions. */
  canChoose?: (row: R) => boolean;
  /** Bulk actions in addition to marking spam. */
  Actions?: ComponentType<ChosenEntries>;
}

/** Renders one page of an inbox with bulk actions. */
export function InboxList<R extends Entry>({
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
}: InboxListProps<R>) {
  const { t } = useCaseTexts(inboxKitMessages);
  const { isFiltered, to } = useInboxAddress();
  const { size, density } = useListChoices(kind);
  const selection = useSelection(JSON.stringify([filter, size]));
  const { rows = NO_ROWS, hasMore = false } = list.data ?? {};
  const table = useListTable({ columns, rows, selection, canSelect: canChoose });
  return (
    <div className="space-y-3">
      <NamesFailure />
      <ListTable
        table={table}
        label={title}
        query={list}
        failed={{ title: t('loadFailed'), reasonOf: (kind) => t(`reasons.${kind}`) }}
        empty={
          !isFiltered && filter.page === 1 ? (
            empty
          ) : (
            <EmptyState
              icon={<SearchX />}
              title={t('noMatch')}
              message={t('noMatchHint')}
              action={noMatchAction}
            />
          )
        }
        density={density}
        className={isLastSpared ? 'sm:max-[1439px]:[&_tr>:last-child]:hidden' : undefined}
      >
        <SpamBar
          kind={kind}
          selection={selection}
          ids={rows.filter(canChoose).map(({ id }) => id)}
          isSpamView={isSpamView}
          Actions={Actions}
        />
        <PageSteps page={filter.page} hasMore={hasMore} to={to} onPoint={onPoint} />
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <p className="text-xs text-text-muted max-sm:hidden">{t('keys')}</p>
          <ListAge updatedAt={list.dataUpdatedAt} />
        </div>
      </ListTable>
    </div>
  );
}
