import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useStaff } from '@/app/staff';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { hasRole } from '@/config/roles';
import { dashboardCountsQuery } from '@/features/dashboard/queries';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnDemand } from '@/lib/use-on-demand';
import { adminLayoutMessages } from './messages';

/** The entries of the menu are downloaded on hover and focus, before it opens. */
const loadItems = () => import('./newest-items').then(({ NewestItems }) => NewestItems);

/** Larger numbers do not fit on the bell; its label says them. */
const MOST = 99;

/** Bell for admins and editors: the number of new complaints, appeals and messages, and a menu of the newest. */
export function NotificationMenu() {
  const { t } = useTexts(adminLayoutMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { part: NewestItems, need } = useOnDemand(loadItems);
  const open = (wanted: boolean) => {
    if (wanted) need();
    setOpen(wanted);
  };
  const mayAnswer = hasRole(useStaff().profile.role, ['admin', 'editor']);
  const { data: counts } = useQuery({ ...dashboardCountsQuery(), enabled: mayAnswer });
  if (!mayAnswer) return null;
  const waiting = counts ? counts.new_complaints + counts.new_appeals + counts.unread_messages : 0;
  const label = waiting > 0 ? t('waiting', { number: formatNumber(language, waiting) }) : t('nothingNew');
  return (
    <DropdownMenu modal={false} open={isOpen} onOpenChange={open}>
      <DropdownMenuTrigger
        aria-label={label}
        onPointerEnter={need}
        onFocus={need}
        title={label}
        className="relative inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
      >
        <Bell className="size-5" aria-hidden />
        {waiting > 0 && (
          <span
            aria-hidden
            className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full border-2 border-surface bg-danger px-1 text-center text-[0.625rem] leading-4 font-bold text-danger-contrast tabular-nums"
          >
            {waiting > MOST ? `${MOST}+` : waiting}
          </span>
        )}
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-80 max-w-[calc(100vw-1rem)]">
        {NewestItems && counts ? (
          <NewestItems
            counts={{
              complaints: counts.new_complaints,
              appeals: counts.new_appeals,
              contact_submissions: counts.unread_messages,
            }}
          />
        ) : (
          <DropdownMenuLabel>{t('newestLoading')}</DropdownMenuLabel>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
