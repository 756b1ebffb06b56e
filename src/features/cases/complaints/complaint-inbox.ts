import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { complaintsAdminMessages } from './admin-messages';
import { ComplaintSidePanel } from './complaint-side-panel';
import { ComplaintEntry } from './complaint-entry';
import { complaintSource } from './complaint-source';
import { WithdrawalButton } from './withdrawal-button';

export const complaintInbox: CaseInbox = {
  ...complaintSource,
  messages: complaintsAdminMessages,
  passages: ['description', 'expected_remedy'],
  Entry: ComplaintEntry,
  SidePanel: ComplaintSidePanel,
  OtherEnd: WithdrawalButton,
  facts: [
    { column: 'category', as: 'option' },
    { column: 'relation', as: 'option' },
    { column: 'source', as: 'option' },
    { column: 'source_name', as: 'words', ifAny: true },
    { column: 'entered_by_name', as: 'words', ifAny: true },
    { column: 'entered_at', as: 'moment', ifAny: true },
    { column: 'concerned_confirmed_by_name', as: 'words', ifAny: true },
    { column: 'concerned_confirmed_at', as: 'moment', ifAny: true },
    { column: 'incident_on', as: 'date' },
    { column: 'withdrawn_on', as: 'date', ifAny: true },
    { column: 'first_response_due_at', as: 'moment' },
    { column: 'first_response_at', as: 'moment' },
    { column: 'due_at', as: 'moment' },
  ],
};
