import { appealInbox } from '@/features/cases/appeals/appeal-inbox';
import { complaintInbox } from '@/features/cases/complaints/complaint-inbox';
import { CaseCharts } from '@/features/dashboard/case-charts';
import { FailedSearches } from '@/features/dashboard/failed-searches';

const inboxes = [complaintInbox, appealInbox];

/**
 * Renders figures for case handlers: charts of complaints and appeals, and public searches without results.
 */
export function DashboardFigures() {
  return (
    <div className="space-y-6">
      <CaseCharts inboxes={inboxes} />
      <FailedSearches />
    </div>
  );
}
