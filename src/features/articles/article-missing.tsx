import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { PageMeta } from '@/site/page-meta';
import { LatestNews } from './latest-news';

/** No article is published at this address: says so, and offers what is. */
export function ArticleMissing() {
  const { t } = useTranslation('articles');
  return (
    <>
      <PageMeta title={t('missing.title')} />
      <PageHeader
        title={t('missing.title')}
        purpose={t('missing.text')}
        crumbs={[
          { label: t('section') },
          { label: t('title'), to: paths.information.news },
          { label: t('missing.title') },
        ]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.information.news}>{t('showAll')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.search}>
              <Search aria-hidden />
              {t('missing.search')}
            </Link>
          </Button>
        </div>
        <LatestNews title={t('missing.latest')} />
      </div>
    </>
  );
}
