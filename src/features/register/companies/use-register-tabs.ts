import { Building2, CalendarCheck, FileBadge } from 'lucide-react';
import type { LinkTab } from '@/ui/link-tabs';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { clientsAdminMessages } from './admin-messages';

/** Returns the tabs for companies, certificates and surveillance. */
export function useRegisterTabs(here: 'clients' | 'certificates' | 'surveillance'): LinkTab[] {
  const { t } = useTexts(clientsAdminMessages);
  return [
    { label: t('tabs.clients'), to: paths.admin.clients, icon: Building2, isHere: here === 'clients' },
    {
      label: t('tabs.certificates'),
      to: paths.admin.certificates,
      icon: FileBadge,
      isHere: here === 'certificates',
    },
    {
      label: t('tabs.surveillance'),
      // Without this filter, years of completed visits would be listed first.
      to: { pathname: paths.admin.surveillance, search: 'due=open' },
      icon: CalendarCheck,
      isHere: here === 'surveillance',
    },
  ];
}
