import { CaseScreen } from '@/inbox-kit/case-screen';
import { appealInbox } from './appeal-inbox';
import { addMessages } from '@/lib/i18n/i18n';
import { appealsAdminMessages } from './admin-messages';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { exportMessages } from '@/components/file-export/messages';

addMessages({ appealsAdmin: appealsAdminMessages, exporting: exportMessages, inboxKit: inboxKitMessages });

/** /admin/banding */
export function Component() {
  return <CaseScreen inbox={appealInbox} />;
}
