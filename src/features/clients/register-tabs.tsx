import { Building2, FileBadge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '@/components/link-tabs';
import { paths } from '@/config/paths';

/** Between the companies and their certificates. */
export function RegisterTabs({ here }: { here: 'clients' | 'certificates' }) {
  const { t } = useTranslation('clientsAdmin');
  return (
    <LinkTabs
      label={t('tabs.label')}
      items={[
        { label: t('tabs.clients'), to: paths.admin.clients, icon: Building2, isHere: here === 'clients' },
        {
          label: t('tabs.certificates'),
          to: paths.admin.certificates,
          icon: FileBadge,
          isHere: here === 'certificates',
        },
      ]}
    />
  );
}
