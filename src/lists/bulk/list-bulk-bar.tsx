import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { FieldOfForm } from '@/lists/bulk-field/field-of-many';
import type { ShownResource } from '@/forms/resource/define-resource';
import { useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';
import { useScreenAddress } from '@/forms/resource/screen-address';
import type { Selection } from '@/ui/use-selection';
import { BulkBar } from './bulk-bar';
import type { BulkAction } from './bulk-change';
import { bulkMessages } from './messages';
import { useBulk } from './use-bulk';
import { useBulkWork } from './use-bulk-work';

interface ListBulkBarProps {
  resource: ShownResource;
  /** Displayed rows: all, or the search results. */
  found: readonly KitRow[];
  /** Returns a sentence about the descendants of the given rows. */
  below: (ids: readonly string[]) => string | undefined;
  selection: Selection;
  onDone: () => void;
}

/** Renders the bulk actions of a sorted list. */
export function ListBulkBar({ resource, found, below, selection, onDone }: ListBulkBarProps) {
  const { t } = useTexts(bulkMessages);
  const titleOf = useRowTitle(resource);
  const { toRow } = useScreenAddress();
  const work = useBulkWork({
    table: resource.table,
    onChanged: (left) => {
      selection.choose(left);
      onDone();
    },
    nameRow: (id) => {
      const row = found.find((each) => each.id === id);
      return row && { name: titleOf(row).text, to: toRow(id) };
    },
  });
  const bulk = useBulk(resource.table, work);
  const hasToggle = resource.fields.some(({ column }) => column === 'is_published');
  const actions: readonly BulkAction[] = [...(hasToggle ? (['publish', 'unpublish'] as const) : []), 'trash'];
  return (
    <>
      <BulkBar
        count={selection.ids.size}
        actions={actions}
        isPending={work.isPending}
        notice={work.notice}
        onAction={(action) => {
          const ids = [...selection.ids];
          bulk.ask({ action, ids, note: action === 'trash' ? below(ids) : undefined });
        }}
        onClear={selection.clear}
        more={<FieldOfForm resource={resource} ids={[...selection.ids]} work={work} />}
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
      {bulk.dialog}
      {work.progress}
    </>
  );
}
