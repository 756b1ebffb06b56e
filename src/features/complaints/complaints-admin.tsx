import { CaseScreen } from '@/inbox-kit/case-screen';
import { complaintInbox } from './complaint-inbox';
import { addMessages } from '@/lib/i18n/i18n';
import { complaintsAdminMessages } from './admin-messages';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { exportMessages } from '@/components/file-export/messages';

addMessages({
  complaintsAdmin: complaintsAdminMessages,
  exporting: exportMessages,
  inboxKit: inboxKitMessages,
});

/** /admin/keluhan */
export function Component() {
  return <CaseScreen inbox={complaintInbox} />;
}
