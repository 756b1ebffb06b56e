import { SectionHeading } from '@/components/section-heading';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RichText } from '@/lib/rich-text/rich-text';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { pageBody, usePageText } from '@/page-kit/page-text';
import { feesMessages } from './messages';

/** The slug of the page that an editor can write; without one the site's own words stand. */
const FINANCING_PAGE = 'biaya';

/** The body's sources of income, and what a fee does not buy (ISO/IEC 17065, 4.6 b). */
export function Financing() {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const page = usePageText(FINANCING_PAGE);
  const body = page.data && plainText(page.data.body) ? pageBody(page.data, language) : undefined;
  return (
    <section aria-labelledby="financing" className="space-y-5">
      <SectionHeading id="financing" title={t('financingTitle')} />
      {body ? (
        <RichText doc={body.doc} lang={body.lang} />
      ) : (
        // Kept empty while the page's own words may still come, so that the text is not swapped under a reader.
        <p className="min-h-20 max-w-prose">{!page.isPending && t('financing')}</p>
      )}
    </section>
  );
}
