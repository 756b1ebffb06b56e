import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized, localizedText } from '@/lib/localized';
import { PageHeader } from '@/ui/page-header';
import { PageMeta } from '@/site/page/page-meta';
import type { PageText } from '@/site/page/page-text';
import { usePages } from '@/site/site-reads';
import { isKnownPage, sectionOf } from './cms-pages';
import { cmsPagesMessages } from './messages';

/** Renders title and summary of a page. Until it has loaded, uses the start-up list or the default title. */
export function CmsTop({ slug, page }: { slug: string; page: PageText | undefined }) {
  const { t } = useTexts(cmsPagesMessages);
  const language = useLanguage();
  const listed = usePages().data?.find((each) => each.slug === slug);
  const words = page ?? listed;
  const known = isKnownPage(slug) ? slug : undefined;
  const defaultTitle = known ? t(`titles.${known}`) : slug;
  const title = words ? localizedText(words, 'title', language) : { text: defaultTitle, lang: undefined };
  const summary = words ? localizedText(words, 'summary', language) : { text: '', lang: undefined };
  const section = known && sectionOf[known];
  const crumbs = [...(section ? [{ label: t(`sections.${section}`) }] : []), { label: title.text }];
  const found = page && {
    title: localized(page, 'seo_title', language),
    description: localized(page, 'seo_description', language),
  };
  return (
    <>
      <PageMeta
        title={found?.title || title.text}
        description={found?.description || summary.text || undefined}
        crumbs={crumbs}
      />
      <PageHeader
        title={<span lang={title.lang}>{title.text}</span>}
        purpose={summary.text && <span lang={summary.lang}>{summary.text}</span>}
        crumbs={crumbs}
      />
    </>
  );
}
