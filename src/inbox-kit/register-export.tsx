import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { saveFile, toCsv } from '@/lib/csv';
import { officeDay } from '@/lib/today';
import { useProfile } from '@/session/profile';
import { filterFrom } from './case-filter';
import type { CaseInbox } from './case-inbox';
import { useCaseWords } from './case-words';
import { useInboxAddress } from './inbox-address';
import { handlersQuery } from './queries';
import { useRefusalWords } from './refusal-words';
import { logExport, MOST_ROWS, registerRows, type RegisterRow } from './register-rows';

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
  'decidedBy',
  'outcome',
  'reason',
] as const;

/** The register for auditors, as the list is filtered: every case and how it was handled, without who reported it. */
export function RegisterExport({ inbox }: { inbox: CaseInbox }) {
  const { t } = useTranslation('inboxKit');
  const words = useCaseWords(inbox);
  const say = useRefusalWords();
  const filter = filterFrom(inbox, useInboxAddress());
  const me = useProfile().data?.id ?? '';
  const { data: staff = [] } = useQuery(handlersQuery());
  const nameOf = (id: string | null) => (id ? (staff.find((each) => each.id === id)?.full_name ?? id) : '');
  const day = (moment: string | null) => (moment ? officeDay(new Date(moment)) : '');
  const cells = (row: RegisterRow) => [
    row.number,
    day(row.created_at),
    words(`categories.${row.category}`),
    row.subject,
    words(`statuses.${row.status}`),
    row.is_confidential ? t('register.yes') : t('register.no'),
    nameOf(row.assigned_to),
    day(row.first_response_at),
    day(row.due_at),
    row.paused_days,
    day(row.closed_at),
    nameOf(row.decided_by),
    row.outcome ?? '',
    row.outcome_reason ?? '',
  ];

  const save = useMutation({
    mutationFn: async () => {
      const rows = await registerRows(inbox, filter, me);
      // On record before it leaves.
      await logExport(inbox, filter, rows.length);
      const header = COLUMNS.map((column) => t(`register.columns.${column}`));
      saveFile(`${inbox.table}-${officeDay(new Date())}.csv`, await toCsv(header, rows.map(cells)));
      return rows.length;
    },
    onSuccess: (count) =>
      toast({
        title: t('register.done', { count }),
        ...(count >= MOST_ROWS && { description: t('register.cut', { count }) }),
      }),
    onError: (error) =>
      toast({
        title: t('register.failed'),
        description: say(error),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="secondary" onClick={() => save.mutate()} isPending={save.isPending}>
      <Download aria-hidden />
      {t('register.export')}
    </Button>
  );
}
