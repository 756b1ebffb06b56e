import { ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/components/ui/icon-button';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagedListWithTexts } from '@/resource-kit/paged/define-paged-list';
import { PagedCell } from '@/resource-kit/paged/paged-cell';
import { PagedList } from '@/resource-kit/paged/paged-list';
import { leftOpen } from '@/session/drafts';
import { CalendarOfList, CalendarOfVisit } from './calendar-buttons';
import { surveillanceMessages } from './surveillance-messages';
import { surveillanceList } from './surveillance-paged';
import { useRegisterTabs } from './use-register-tabs';
import { VisitDialog, type Visit } from './visit-dialog';

const list = pagedListWithTexts(surveillanceList, surveillanceMessages);

const CompanyCell = ({ row }: { row: Visit }) => (
  <Link to={paths.admin.client(row.client_id ?? '')} className="hover:text-primary hover:underline">
    {row.client_name}
    <span className="block text-xs text-text-muted">{row.subclass_code}</span>
  </Link>
);

/** The status of the certificate, and the day on which its suspension ends. */
function StatusCell({ row }: { row: Visit }) {
  const { t } = useTexts(surveillanceMessages);
  const language = useLanguage();
  return (
    <span className="flex flex-wrap items-center gap-1 max-sm:justify-end">
      <PagedCell list={list} column="status" row={row} />
      {row.status === 'dibekukan' && row.suspended_until && (
        <span className="text-xs">
          {t('until', { date: formatShortDate(language, row.suspended_until) })}
        </span>
      )}
    </span>
  );
}

function Record({ row }: { row: Visit }) {
  const { t } = useTexts(surveillanceMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(() => leftOpen(`surveillance:${row.id}`) === '');
  return (
    <>
      <IconButton
        size="sm"
        label={t('record.open', {
          number: row.number ?? '',
          due: formatShortDate(language, row.due_on ?? ''),
        })}
        onClick={() => setOpen(true)}
      >
        <ClipboardCheck aria-hidden />
      </IconButton>
      <CalendarOfVisit visit={row} due={formatShortDate(language, row.due_on ?? '')} />
      {isOpen && <VisitDialog visit={row} onClose={() => setOpen(false)} />}
    </>
  );
}

const cells = { client_name: CompanyCell, status: StatusCell };

/** /admin/klien/surveilans */
export function Component() {
  return (
    <PagedList
      list={list}
      actions={<CalendarOfList />}
      cells={cells}
      rowActions={Record}
      neighbours={useRegisterTabs('surveillance')}
    />
  );
}
