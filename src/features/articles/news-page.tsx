import { Rss } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { pathIn } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/url-state';
import { PageTop } from '@/page-kit/page-top';
import { articlesMessages } from './messages';
import { placeOf } from './news';
import { NewsFilter } from './news-filter';
import { NewsList } from './news-list';

/** /informasi/news */
export function Component() {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  const place = placeOf(useUrlState({}).params);
  const feed = pathIn('/rss.xml', language);
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t('title')} href={feed} />
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[{ label: t('section') }]}
        actions={
          <Button asChild variant="secondary" size="sm">
            <a href={feed}>
              <Rss aria-hidden />
              {t('feed')}
            </a>
          </Button>
        }
      />
      <div className="container-page space-y-8 py-10 sm:py-14">
        <NewsFilter chosen={place.category} />
        <NewsList place={place} />
      </div>
    </>
  );
}
