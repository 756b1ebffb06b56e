import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Heading } from '@/lib/rich-text/headings';
import { cmsPagesMessages } from './messages';

/** The headings of a long page, each a link to its passage. */
export function ContentsList({
  headings,
  lang,
}: {
  headings: readonly Heading[];
  lang?: string | undefined;
}) {
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
