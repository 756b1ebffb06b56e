import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '@/lib/rows';
import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import type { KitRow } from '@/forms/resource/row-values';
import type { ReplacedValue } from '@/lists/stale/queries';
import { StaleTexts } from '@/lists/stale/stale-texts';
import { feesAdminMessages } from './admin-messages';
import { FeeFaults } from './fee-faults';
import { feesResource } from './fees-resource';

const fees = resourceWithTexts(feesResource, feesAdminMessages);

type FeeRow = KitRow & { nature: string; qualification: string; amount: number };

/**
 * Returns amounts that texts may still mention after a fee was saved: its previous one, and those of other
 * fees for the same nature and qualification.
 */
function replacedAmounts(
  saved: FeeRow,
  was: FeeRow | undefined,
  rows: readonly Pick<FeeRow, 'id' | 'nature' | 'qualification' | 'amount'>[],
): ReplacedValue[] {
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

/** Renders /admin/biaya. After a fee is saved, lists the texts that still mention the old amount. */
export function Component() {
  const queryClient = useQueryClient();
  const [old, setOld] = useState<readonly ReplacedValue[]>([]);
  const showReplacedAmounts = (saved: FeeRow, was: FeeRow | undefined) =>
    setOld(replacedAmounts(saved, was, queryClient.getQueryData(listQuery('fees').queryKey) ?? []));
  return (
    <ResourceScreen
      resource={fees}
      lead={
        <>
          {old.length > 0 && <StaleTexts changed={old} />}
          <FeeFaults />
        </>
      }
      // The rows of this list are fees.
      onChanged={(saved, was) => showReplacedAmounts(saved as FeeRow, was as FeeRow | undefined)}
    />
  );
}
