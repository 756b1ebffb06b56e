import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStaff } from '@/app/staff';
import { useReportNotLoaded } from '@/ui/toast/use-report-not-loaded';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/ui/controls/dropdown-menu';
import { hasRole } from '@/config/roles';
import { bellQuery } from '@/features/notices/bell-queries';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { adminLayoutMessages } from './messages';

/** Prefetched on hover and focus, before the menu opens. */
const loadItems = () => import('./notice-items').then(({ NoticeItems }) => NoticeItems);

/** Maximum number on the bell; its label gives the exact number. */
const MAX_COUNT = 99;

/** Renders the bell for admins and editors: the number of unread notices and a menu of the newest ones. */
export function NotificationMenu() {
  const { t } = useTexts(adminLayoutMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { part: NoticeItems, preload, request } = useOnDemand(loadItems);
  const reportNotLoaded = useReportNotLoaded();
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) return;
    request(() => {
      setOpen(false);
      reportNotLoaded();
    });
  };
  const mayAnswer = hasRole(useStaff().profile.role, ['admin', 'editor']);
  const { data } = useQuery({ ...bellQuery(), enabled: mayAnswer });
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    if (!mayAnswer) return;
    // If the list cannot load, nothing is marked; the bell shows the error.
    import('@/features/notices/mark-seen-queries')
      .then(({ markNoticesSeen }) => markNoticesSeen(client, pathname, search))
      .catch(() => undefined);
  }, [mayAnswer, client, pathname, search]);
  if (!mayAnswer) return null;
  const waiting = data?.unread ?? 0;
  const label = waiting > 0 ? t('waiting', { number: formatNumber(language, waiting) }) : t('nothingNew');
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={open}>
      <DropdownMenuTrigger
        aria-label={label}
        onPointerEnter={preload}
        onFocus={preload}
        title={label}
        className="relative inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
      >
        <Bell className="size-5" aria-hidden />
        {waiting > 0 && (
          <span
            aria-hidden
            className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full border-2 border-surface bg-danger px-1 text-center text-[0.625rem] leading-4 font-bold text-danger-contrast tabular-nums"
          >
            {waiting > MAX_COUNT ? `${MAX_COUNT}+` : waiting}
          </span>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-96 max-w-[calc(100vw-1rem)]">
        {NoticeItems ? <NoticeItems /> : <DropdownMenuLabel>{t('newestLoading')}</DropdownMenuLabel>}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
