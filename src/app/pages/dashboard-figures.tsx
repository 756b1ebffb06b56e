import { appealInbox } from '@/features/appeals/appeal-inbox';
import { complaintInbox } from '@/features/complaints/complaint-inbox';
import { CaseCharts } from '@/features/dashboard/case-charts';
import { addMessages } from '@/lib/i18n/i18n';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { appealsAdminMessages } from '@/features/appeals/admin-messages';
import { complaintsAdminMessages } from '@/features/complaints/admin-messages';

addMessages({
  inboxKit: inboxKitMessages,
  appealsAdmin: appealsAdminMessages,
  complaintsAdmin: complaintsAdminMessages,
});

const inboxes = [complaintInbox, appealInbox];

/** The dashboard's charts of complaints and appeals. */
export function DashboardFigures() {
  return <CaseCharts inboxes={inboxes} />;
}
