import { inOrder, useReorder, withPlacesChanged } from '@/lib/rows-order';
import type { ShownResource } from '@/resource-kit/define-resource';
import type { KitRow } from '@/resource-kit/row-values';
import { useFailureNotice } from '@/resource-kit/use-failure-notice';

/** The rows in the order just asked for, at once; back in the old one, with a word about why, when it fails. */
export function useListOrder(resource: ShownResource, rows: readonly KitRow[]) {
  const reorder = useReorder(resource.table);
  const notSaved = useFailureNotice(resource);
  const sorted = inOrder(rows, reorder.isPending ? reorder.variables : undefined);
  const all = sorted.map(({ id }) => id);
  const onReorder = (ids: string[]) =>
    reorder.mutateAsync(withPlacesChanged(all, ids)).then(
      () => true,
      (error: unknown) => {
        notSaved('orderFailed')(error);
        return false;
      },
    );
  return { sorted, onReorder };
}
