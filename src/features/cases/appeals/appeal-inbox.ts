import { APPEAL_DECISIONS } from '@/domain/appeal';
import { paths } from '@/config/paths';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { AppealSidePanel } from './appeal-beside';
import { appealsAdminMessages } from './admin-messages';

export const appealInbox: CaseInbox = {
  kind: 'appeal',
  table: 'appeals',
  search: 'search_appeals',
  path: paths.admin.appeals,
  messages: appealsAdminMessages,
  categories: APPEAL_DECISIONS,
  SidePanel: AppealSidePanel,
  passages: ['grounds', 'description'],
  facts: [
    { column: 'application_number', as: 'words' },
    { column: 'category', as: 'option' },
    { column: 'decision_date', as: 'date' },
    { column: 'subclass_codes', as: 'codes' },
    { column: 'relation', as: 'option' },
    { column: 'first_response_due_at', as: 'moment' },
    { column: 'first_response_at', as: 'moment' },
    { column: 'due_at', as: 'moment' },
  ],
};
