import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { AppealSidePanel } from './appeal-side-panel';
import { appealsAdminMessages } from './admin-messages';
import { appealSource } from './appeal-source';

export const appealInbox: CaseInbox = {
  ...appealSource,
  messages: appealsAdminMessages,
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
