import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { Resource } from '@/resource-kit/define-resource';
import type { KitRow } from '@/resource-kit/row-values';
import { BulkBar } from './bulk-bar';
import type { BulkAction } from './bulk-change';
import { useBulk } from './use-bulk';
import type { Selection } from '@/components/use-selection';

interface ListBulkBarProps {
  resource: Resource;
  /** The rows in sight: all, or those that match. */
  found: readonly KitRow[];
  selection: Selection;
  onDone: () => void;
}

/** What can be done with several rows of a sorted list. */
export function ListBulkBar({ resource, found, selection, onDone }: ListBulkBarProps) {
  const { t } = useTranslation('bulk');
  const bulk = useBulk(resource.table, () => {
    selection.clear();
    onDone();
  });
  const hasToggle = resource.fields.some(({ column }) => column === 'is_published');
  const actions: readonly BulkAction[] = [...(hasToggle ? (['publish', 'unpublish'] as const) : []), 'trash'];
  return (
    <>
      <BulkBar
        count={selection.ids.size}
        actions={actions}
        isPending={bulk.isPending}
        onAction={(action) => bulk.ask({ action, ids: [...selection.ids] })}
        onClear={selection.clear}
      >
        {selection.ids.size < found.length && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              selection.set(
                found.map(({ id }) => id),
                true,
              )
            }
          >
            {t('selectMatching', { count: found.length })}
          </Button>
        )}
      </BulkBar>
      {bulk.dialogs}
    </>
  );
}
