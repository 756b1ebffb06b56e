import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/notice';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { withHeadings, type Heading } from '@/lib/rich-text/headings';
import { RichText } from '@/lib/rich-text/rich-text';
import { pageBody, type PageText } from '@/site/page/page-text';
import { cmsPagesMessages } from './messages';

/** Renders the headings of a long page as links to its sections. */
function ContentsList({ headings, lang }: { headings: readonly Heading[]; lang?: string | undefined }) {
  const { t } = useTexts(cmsPagesMessages);
  return (
    <nav
      aria-labelledby="contents"
      className="self-start border-s-2 border-accent ps-5 lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
    >
      <h2 id="contents" className="text-sm font-semibold text-text-muted">
        {t('contents')}
      </h2>
      <ol lang={lang} className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              className="inline-flex min-h-9 items-center py-1 text-sm leading-snug hover:text-primary hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Minimum headings for a table of contents. */
const MIN_HEADINGS = 3;

/** Renders a page's text with its last change and, if it is long, a table of contents. */
export function CmsBody({ page }: { page: PageText }) {
  const { t } = useTexts(cmsPagesMessages);
  const language = useLanguage();
  const body = pageBody(page, language);
  const { doc, headings } = withHeadings(body.doc);
  const isLong = headings.length >= MIN_HEADINGS;
  return (
    <div className={clsx(isLong && 'grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]')}>
      {isLong && <ContentsList headings={headings} lang={body.lang} />}
      <div className="max-w-prose space-y-8 lg:col-start-1 lg:row-start-1">
        {body.lang && (
          <Notice tone="warning" title={t('untranslatedTitle')}>
            <p>{t('untranslated')}</p>
          </Notice>
        )}
        <RichText doc={doc} lang={body.lang} />
        <p className="border-t border-border pt-4 text-sm text-text-muted">
          {t('updated', { date: formatDate(language, page.updated_at) })}
        </p>
      </div>
    </div>
  );
}
