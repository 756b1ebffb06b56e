import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { LatestNews } from './latest-news';
import { articlesMessages } from './messages';

/** No article is published at this address: what is there instead. */
export function ArticleMissing() {
  const { t } = useTexts(articlesMessages);
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
