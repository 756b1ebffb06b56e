import { ChevronDown, Link2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { slugify } from '@/lib/slug';
import { RichText } from '@/lib/rich-text/rich-text';
import { faqAnswer, type FaqEntry } from './faq';
import { faqMessages } from './messages';

/**
 * Renders one question, which the hash `#<slug of the question>` opens. `details` works without JavaScript,
 * and the browser's page search can open it.
 */
export function FaqItem({ entry }: { entry: FaqEntry }) {
  const { t } = useTexts(faqMessages);
  const language = useLanguage();
  const { hash, search, key } = useLocation();
  const disclosure = useRef<HTMLDetailsElement>(null);
  const question = localizedText(entry, 'question', language);
  const answer = faqAnswer(entry, language);
  // Always from the default language, so that links work in all languages. Older links contain the id.
  const anchor = slugify(entry.question, 60) || entry.id;
  const isTarget = hash === `#${anchor}` || hash === `#${entry.id}`;

  useEffect(() => {
    if (!isTarget || !disclosure.current) return;
    disclosure.current.open = true;
    disclosure.current.scrollIntoView({ block: 'start' });
  }, [isTarget, key]);

  return (
    <details ref={disclosure} id={anchor} className="group">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 lang={question.lang} className="text-base font-semibold">
          {question.text}
        </h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-prose space-y-4 pb-6">
        <RichText doc={answer.doc} lang={answer.lang} />
        <Link
          to={{ search, hash: anchor }}
          replace
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-2 text-xs text-text-muted hover:text-primary hover:underline print:hidden"
        >
          <Link2 aria-hidden className="size-4" />
          {t('permalink')}
        </Link>
      </div>
    </details>
  );
}
