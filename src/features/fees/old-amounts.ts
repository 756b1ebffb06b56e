import type { OldValue } from '@/resource-kit/stale/queries';
import type { KitRow } from '@/resource-kit/row-values';

export type FeeRow = KitRow & { nature: string; qualification: string; amount: number };

/**
 * Amounts that texts may still hold after a fee was saved: the one that it had, and those of the fees for the same nature and qualification that it
 * comes after or before.
 */
export function oldAmounts(
  saved: FeeRow,
  was: FeeRow | undefined,
  rows: readonly Pick<FeeRow, 'id' | 'nature' | 'qualification' | 'amount'>[],
): OldValue[] {
  const beside = rows.filter(
    ({ id, nature, qualification }) =>
      id !== saved.id && nature === saved.nature && qualification === saved.qualification,
  );
  const amounts = [...(was ? [was] : []), ...(was?.amount === saved.amount ? [] : beside)].map(
    ({ amount }) => amount,
  );
  return [...new Set(amounts)]
    .filter((amount) => amount > 0 && amount !== saved.amount)
    .map((amount) => ({ value: String(amount), unit: 'rupiah' as const }));
}
