import { Hero } from '@/features/hero-slides/hero';
import { useTexts } from '@/lib/i18n/use-texts';
import { PageMeta } from '@/site/page/page-meta';
import { OrganizationData } from '@/site/page/structured-data';
import { useSite } from '@/site/use-site';
import { HomeAction } from '@/features/home/home-action';
import { HomeTasks } from '@/features/home/home-tasks';
import { HomeNews } from '@/features/home/home-news';
import { HomeValues } from '@/features/home/home-values';
import { homeMessages } from '@/features/home/messages';

export function Component() {
  const { t } = useTexts(homeMessages);
  const { name } = useSite();
  return (
    <>
      <PageMeta description={t('description')} />
      <OrganizationData />
      {/* Outside the slides, because the heading must not change with them. */}
      <h1 className="sr-only">{t('heading', { name: name.text })}</h1>
      <HomeTasks />
      <Hero />
      <HomeValues />
      <HomeNews />
      <HomeAction />
    </>
  );
}
