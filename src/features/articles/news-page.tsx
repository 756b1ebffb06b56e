import { Rss } from 'lucide-react';
import { AddressSearch } from '@/ui/address-search';
import { Button } from '@/ui/controls/button';
import { pathIn } from '@/config/languages';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { queryOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { PageTop } from '@/site/page/page-top';
import { articlesMessages } from './messages';
import { MAX_QUERY_LENGTH, newsFilterOf } from './news';
import { NewsFilter } from './news-filter';
import { NewsList } from './news-list';

/** Renders /informasi/news. */
export function Component() {
  const { t } = useTexts(articlesMessages);
  const language = useLanguage();
  const { params, only } = useUrlState({});
  const place = newsFilterOf(params);
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
        <div role="search" aria-label={t('search')} className="space-y-4 print:hidden">
          <AddressSearch
            className="max-w-xl"
            aria-label={t('words')}
            placeholder={t('words')}
            maxLength={MAX_QUERY_LENGTH}
            query={place.query}
            onQuery={(query) => only(queryOf({ q: query, kategori: place.category }))}
            clearLabel={t('clear')}
          />
          <NewsFilter place={place} />
        </div>
        <NewsList place={place} />
      </div>
    </>
  );
}
