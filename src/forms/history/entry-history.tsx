import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DifferenceList } from '@/ui/differences/difference-list';
import { useColumnNames } from '@/ui/differences/use-field-label';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { keyOr } from '@/lib/key-or';
import { changedUrl } from '@/lib/url-state';
import { useCan } from '@/session/profile';
import { ChangeHistory, type Change } from './change-history';
import { entryHistoryMessages } from './messages';
import { entryHistoryQuery, type HistoryLine } from './queries';

const LOG_READERS = ['admin'] as const;

interface EntryHistoryProps {
  table: string;
  id: string;
  /** Title of the entry, as shown in its list. */
  title: string;
  onClose: () => void;
}

/** Renders an entry's changes with author, time and values. For users who may edit the entry. */
export function EntryHistory({ table, id, title, onClose }: EntryHistoryProps) {
  const { t } = useTexts(entryHistoryMessages);
  const isAdmin = useCan(LOG_READERS);
  const query = useInfiniteQuery(entryHistoryQuery(table, id));
  const changeOf = useChangeOf(table);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('title', { title })}
      footer={
        isAdmin && (
          <Button asChild variant="ghost">
            <Link to={{ pathname: paths.admin.auditLog, search: String(changedUrl('', { table, row: id })) }}>
              <ScrollText aria-hidden />
              {t('inLog')}
            </Link>
          </Button>
        )
      }
    >
      <ChangeHistory
        changes={query.data?.pages.flatMap(({ lines }) => lines.map(changeOf))}
        query={query}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      />
    </Dialog>
  );
}

function useChangeOf(table: string) {
  const { t } = useTexts(entryHistoryMessages);
  const namesOf = useColumnNames(table);
  const { actor, action } = entryHistoryMessages.id;
  return (line: HistoryLine): Change => {
    const who = line.actor_name || t(`actor.${keyOr(actor, line.actor_kind, 'system')}`);
    const changed = Object.keys(line.after && typeof line.after === 'object' ? line.after : {});
    const what = t(`action.${keyOr(action, line.action, 'update')}`, { fields: namesOf(changed) });
    return {
      id: line.id,
      what: `${who} ${what}`,
      who: [],
      at: line.created_at,
      differences: <DifferenceList table={table} before={line.before} after={line.after} />,
    };
  };
}
