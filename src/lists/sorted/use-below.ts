import { useTexts } from '@/lib/i18n/use-texts';
import type { Resource } from '@/forms/resource/define-resource';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useRowTitle } from '@/forms/resource/resource-texts';
import type { KitRow } from '@/forms/resource/row-values';

/**
 * Returns a sentence about the descendants of the given rows, for the confirmation of their deletion;
 * undefined if there are none.
 */
export function useBelow(
  resource: Resource,
  rows: readonly KitRow[],
): (ids: readonly string[]) => string | undefined {
  const { t } = useTexts(resourceKitMessages);
  const titleOf = useRowTitle(resource);
  const { tree } = resource;
  return (ids) => {
    if (!tree) return undefined;
    const below = rows.filter((row) => ids.includes(String(row[tree.parent])) && !ids.includes(row.id));
    if (below.length === 0) return undefined;
    const names = below.map((row) => `“${titleOf(row).text}”`).join(', ');
    return t(tree.hidesBelow ? 'belowHidden' : 'belowStray', { names });
  };
}
