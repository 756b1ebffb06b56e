import { useState } from 'react';
import { resourceWithTexts } from '@/forms/resource/define-resource';
import { ResourceScreen } from '@/lists/sorted/resource-screen';
import type { KitRow } from '@/forms/resource/row-values';
import type { ReplacedValue } from '@/lists/stale/queries';
import { StaleTexts } from '@/lists/stale/stale-texts';
import { certificationFlowAdminMessages } from './admin-messages';
import { flowResource } from './flow-resource';

const flow = resourceWithTexts(flowResource, certificationFlowAdminMessages);
const YEAR = 365;

/**
 * Returns the previous duration of a changed stage in the unit used by texts: whole years as years, otherwise
 * days.
 */
function replacedDuration(saved: KitRow, was: KitRow | undefined): ReplacedValue[] {
  const days: unknown = was && Reflect.get(was, 'duration_days');
  if (typeof days !== 'number' || days === Reflect.get(saved, 'duration_days')) return [];
  return days % YEAR === 0
    ? [{ value: String(days / YEAR), unit: 'years' }]
    : [{ value: String(days), unit: 'days' }];
}

/**
 * Renders /admin/alur-sertifikasi. After a stage is saved, lists the texts that still mention the old
 * duration.
 */
export function Component() {
  const [old, setOld] = useState<readonly ReplacedValue[]>([]);
  return (
    <ResourceScreen
      resource={flow}
      lead={old.length > 0 && <StaleTexts changed={old} />}
      onChanged={(saved, was) => setOld(replacedDuration(saved, was))}
    />
  );
}
