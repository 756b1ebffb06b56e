import { Hero } from '@/features/hero-slides/hero';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page-meta';
import { OrganizationData } from '@/site/structured-data';
import { useSite } from '@/site/use-site';
import { HomeAction } from './home-action';
import { HomeNews } from './home-news';
import { HomeValues } from './home-values';
import { pageMessages } from './messages';

export function Component() {
  const { t } = useTexts(pageMessages);
  const { name } = useSite();
  return (
    <>
      <PageMeta description={t('home.description')} />
      <OrganizationData />
      {/* The slides come and go; what the page is about stays the same. */}
      <h1 className="sr-only">{t('home.heading', { name: name.text })}</h1>
      <Hero />
      <HomeValues />
      <HomeNews />
      <HomeAction />
    </>
  );
}
