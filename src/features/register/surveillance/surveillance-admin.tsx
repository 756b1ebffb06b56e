import { CalendarPlus, ClipboardCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatShortDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagedListWithTexts } from '@/lists/paged/define-paged-list';
import { PagedList } from '@/lists/paged/paged-list';
import type { RowActions } from '@/lists/paged/row-menu';
import { openDraft } from '@/session/drafts';
import { useRegisterTabs } from '@/features/register/companies/use-register-tabs';
import { ListCalendarButton, useCalendarOfVisit } from './visit/calendar-buttons';
import { surveillanceMessages } from './surveillance-messages';
import { surveillanceList } from './surveillance-paged';
import { VisitDialog, type SurveillanceVisit } from './visit/visit-dialog';

const list = pagedListWithTexts(surveillanceList, surveillanceMessages);

/** Returns the actions of a visit: record its result, save its date to a calendar. */
function useActions(row: SurveillanceVisit): RowActions {
  const { t } = useTexts(surveillanceMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(() => openDraft(`surveillance:${row.id}`) === '');
  const saveDay = useCalendarOfVisit();
  const about = { number: row.number ?? '', due: formatShortDate(language, row.due_on ?? '') };
  return {
    items: [
      {
        label: t('record.label'),
        name: t('record.open', about),
        icon: <ClipboardCheck aria-hidden />,
        onSelect: () => setOpen(true),
      },
      {
        label: t('calendar.label'),
        name: t('calendar.one', about),
        icon: <CalendarPlus aria-hidden />,
        onSelect: () => saveDay(row),
      },
    ],
    dialog: isOpen && <VisitDialog visit={row} onClose={() => setOpen(false)} />,
  };
}

/** Renders /admin/klien/surveilans. */
export function Component() {
  const { t } = useTexts(surveillanceMessages);
  const language = useLanguage();
  const [reopened] = useState(() => openDraft('surveillance:'));
  return (
    <PagedList
      list={list}
      actions={<ListCalendarButton />}
      cells={{
        client_name: ({ client_id, client_name, subclass_code }) => (
          <Link to={paths.admin.client(client_id ?? '')} className="hover:text-primary hover:underline">
            {client_name} <span className="text-xs text-text-muted">{subclass_code}</span>
          </Link>
        ),
        // Also shows the last day of a suspension.
        status: ({ status, suspended_until: until }, badge) => (
          <span className="inline-flex items-center gap-1">
            {badge}
            {status === 'dibekukan' && until && (
              <span className="text-xs">{t('until', { date: formatShortDate(language, until) })}</span>
            )}
          </span>
        ),
      }}
      useActions={useActions}
      leftOpen={reopened}
      neighbours={useRegisterTabs('surveillance')}
    />
  );
}
