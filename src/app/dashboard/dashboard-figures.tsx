import { appealInbox } from '@/features/appeals/appeal-inbox';
import { complaintInbox } from '@/features/complaints/complaint-inbox';
import { CaseCharts } from '@/features/dashboard/case-charts';

const inboxes = [complaintInbox, appealInbox];

/** The dashboard's charts of complaints and appeals. */
export function DashboardFigures() {
  return <CaseCharts inboxes={inboxes} />;
}
