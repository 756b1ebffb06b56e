import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Crumb } from '@/components/breadcrumb';
import { EmptyState } from '@/components/empty-state';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/page-kit/page-meta';
import { certificateMessages } from '@/components/certificate/messages';
import { registerMessages } from './messages';

/** An address that leads to no company. Without a description search engines leave it alone. */
export function CompanyMissing({ way }: { way: readonly Crumb[] }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const title = t('companyMissing');
  return (
    <>
      <PageMeta title={title} />
      <PageHeader title={title} crumbs={[...way, { label: t('certificate:company') }]} />
      <div className="container-page py-10 sm:py-14">
        <EmptyState
          icon={<SearchX />}
          title={title}
          message={t('companyMissingHint')}
          action={
            <Button asChild>
              <Link to={paths.information.clients}>{t('certificate:toRegister')}</Link>
            </Button>
          }
        />
      </div>
    </>
  );
}
