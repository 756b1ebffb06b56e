import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listQuery } from '@/lib/rows';
import { resourceWithTexts } from '@/resource-kit/define-resource';
import { ResourceScreen } from '@/resource-kit/resource-screen';
import type { OldValue } from '@/resource-kit/stale/queries';
import { StaleTexts } from '@/resource-kit/stale/stale-texts';
import { feesAdminMessages } from './admin-messages';
import { feesResource } from './fees-resource';
import { oldAmounts, type FeeRow } from './old-amounts';

const fees = resourceWithTexts(feesResource, feesAdminMessages);

/** /admin/biaya; after a fee was saved, with the texts in which the amount before it is typed in. */
export function Component() {
  const queryClient = useQueryClient();
  const [old, setOld] = useState<readonly OldValue[]>([]);
  const look = (saved: FeeRow, was: FeeRow | undefined) =>
    setOld(oldAmounts(saved, was, queryClient.getQueryData(listQuery('fees').queryKey) ?? []));
  return (
    <ResourceScreen
      resource={fees}
      lead={old.length > 0 && <StaleTexts changed={old} />}
      // The rows of this list are fees.
      onChanged={(saved, was) => look(saved as FeeRow, was as FeeRow | undefined)}
    />
  );
}
