import { Building2, FileBadge } from 'lucide-react';
import type { LinkTab } from '@/components/link-tabs';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { clientsAdminMessages } from './admin-messages';

/** Between the companies and their certificates. */
export function useRegisterTabs(here: 'clients' | 'certificates'): LinkTab[] {
  const { t } = useTexts(clientsAdminMessages);
  return [
    { label: t('tabs.clients'), to: paths.admin.clients, icon: Building2, isHere: here === 'clients' },
    {
      label: t('tabs.certificates'),
      to: paths.admin.certificates,
      icon: FileBadge,
      isHere: here === 'certificates',
    },
  ];
}
