import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { LatestNews } from './latest-news';

/** No article is published at this address: what is there instead. */
export function ArticleMissing() {
  const { t } = useTranslation('articles');
  return (
    <>
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
    </>
  );
}
