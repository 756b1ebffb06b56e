import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '@/ui/controls/button';
import { toCsv } from '@/lib/csv';
import { officeDay } from '@/lib/today';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { LATE_CAUSES } from '@/domain/appeal';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { useProfile } from '@/session/profile';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { staffQuery } from '@/session/people';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { caseFilterFrom } from './case-filter';
import { aboutOf, logExport, registerRows, type CaseRegisterRow } from './register-rows';

const COLUMNS = [
  'number',
  'received',
  'category',
  'subject',
  'status',
  'confidential',
  'assigned',
  'firstResponse',
  'due',
  'paused',
  'closed',
  'spamSince',
  'spamBy',
  'decidedBy',
  'finding',
  'outcome',
  'reason',
] as const;
/** Extra columns of complaints. */
const ABOUT = ['aboutCompany', 'aboutCertificate'] as const;
/** Extra columns of appeals. */
const LATE = ['source', 'filedLate', 'lateCause'] as const;

/**
 * Renders a button that exports the filtered register for auditors: every case and how it was handled,
 * without the reporter.
 */
export function RegisterExport({ inbox }: { inbox: CaseInbox }) {
  const { t } = useCaseTexts(inboxKitMessages, findingMessages);
  const words = useInboxTexts(inbox);
  const messageFor = useRefusalMessage();
  const filter = caseFilterFrom(inbox, useInboxAddress());
  const me = useProfile().data?.id ?? '';
  const queryClient = useQueryClient();
  const day = (moment: string | null) => (moment ? officeDay(new Date(moment)) : '');
  const lateCells = ({ source, is_late: isLate, late_cause: cause }: CaseRegisterRow) => {
    const known = LATE_CAUSES.find((each) => each === cause);
    return [
      source ? words(`sources.${source}`) : '',
      t(isLate ? 'register.yes' : 'register.no'),
      known ? t(`lateCauses.${known}`) : '',
    ];
  };
  const cells = (row: CaseRegisterRow, nameOf: (id: string | null) => string) => [
    row.number,
    day(row.created_at),
    row.spam_at ? t('views.spam') : words(`categories.${row.category}`),
    row.subject,
    row.spam_at ? t('views.spam') : words(`statuses.${row.status}`),
    row.is_confidential ? t('register.yes') : t('register.no'),
    nameOf(row.assigned_to),
    day(row.first_response_at),
    day(row.due_at),
    row.paused_days,
    day(row.closed_at),
    day(row.spam_at),
    row.spam_at ? [row.spam_marked_name, row.spam_confirmed_name].filter(Boolean).join(', ') : '',
    [row.decider_name, row.decider_post].filter(Boolean).join(', '),
    isFinding(row.finding) ? t(`finding:${row.finding}`) : '',
    row.outcome ?? '',
    row.outcome_reason ?? '',
    ...(inbox.companies ? aboutOf(row) : lateCells(row)),
  ];

  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, watch) => {
      // Stop if names are missing: a register without them would look complete.
      const staff = await queryClient.query(staffQuery());
      const nameOf = (id: string | null) =>
        id ? (staff.find((each) => each.id === id)?.full_name ?? id) : '';
      const rows = await registerRows(inbox, filter, me, watch);
      // Logged before the file is saved.
      await logExport(inbox, filter, rows.length);
      const header = [...COLUMNS, ...(inbox.companies ? ABOUT : LATE)].map((column) =>
        t(`register.columns.${column}`),
      );
      return {
        name: datedName(words('title'), 'csv'),
        count: rows.length,
        write: () =>
          toCsv(
            header,
            rows.map((row) => cells(row, nameOf)),
          ),
      };
    },
    reason: messageFor,
  });
  return (
    <>
      <Button variant="secondary" onClick={() => start()} isPending={isPending}>
        <Download aria-hidden />
        {t('register.export')}
      </Button>
      {dialog}
    </>
  );
}
