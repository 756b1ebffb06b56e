import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { AppealEntry } from './appeal-entry';
import { AppealSidePanel } from './appeal-side-panel';
import { appealsAdminMessages } from './admin-messages';
import { appealSource } from './appeal-source';

export const appealInbox: CaseInbox = {
  ...appealSource,
  messages: appealsAdminMessages,
  Entry: AppealEntry,
  SidePanel: AppealSidePanel,
  passages: ['grounds', 'description'],
  facts: [
    { column: 'application_number', as: 'words' },
    { column: 'category', as: 'option' },
    { column: 'decision_date', as: 'date' },
    { column: 'subclass_codes', as: 'codes' },
    { column: 'relation', as: 'option' },
    { column: 'source', as: 'option' },
    { column: 'source_name', as: 'words', ifAny: true },
    { column: 'entered_by_name', as: 'words', ifAny: true },
    { column: 'entered_at', as: 'moment', ifAny: true },
    { column: 'filing_due_on', as: 'date', ifAny: true },
    { column: 'first_response_due_at', as: 'moment' },
    { column: 'first_response_at', as: 'moment' },
    { column: 'due_at', as: 'moment' },
  ],
};
