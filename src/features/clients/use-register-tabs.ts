import { Building2, FileBadge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LinkTab } from '@/components/link-tabs';
import { paths } from '@/config/paths';

/** Between the companies and their certificates. */
export function useRegisterTabs(here: 'clients' | 'certificates'): LinkTab[] {
  const { t } = useTranslation('clientsAdmin');
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
