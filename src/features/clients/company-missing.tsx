import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Crumb } from '@/components/breadcrumb';
import { EmptyState } from '@/components/empty-state';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { PageMeta } from '@/site/page-meta';

/** An address that leads to no company. Without a description search engines leave it alone. */
export function CompanyMissing({ way }: { way: readonly Crumb[] }) {
  const { t } = useTranslation('clients');
  const title = t('companyMissing');
  return (
    <>
      <PageMeta title={title} />
      <PageHeader title={title} crumbs={[...way, { label: t('company') }]} />
      <div className="container-page py-10 sm:py-14">
        <EmptyState
          icon={<SearchX />}
          title={title}
          message={t('companyMissingHint')}
          action={
            <Button asChild>
              <Link to={paths.information.clients}>{t('toRegister')}</Link>
            </Button>
          }
        />
      </div>
    </>
  );
}
