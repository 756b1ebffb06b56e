import { SectionHeading } from '@/components/section-heading';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { RichText } from '@/lib/rich-text/rich-text';
import { pageBody, usePageText } from '@/page-kit/page-text';
import { certificationFlowMessages } from './messages';

/** The slug of the page that holds the rules; without one the section is left out. */
const RULES_PAGE = 'alur';

/** Granting, maintaining, extending, reducing, suspending, withdrawing, refusing (ISO/IEC 17065, 4.6 a). */
export function FlowRules() {
  const { t } = useTexts(certificationFlowMessages);
  const language = useLanguage();
  const page = usePageText(RULES_PAGE).data;
  if (!page || !plainText(page.body)) return null;
  const { doc, lang } = pageBody(page, language);
  return (
    <section aria-labelledby="flow-rules" className="space-y-6">
      <SectionHeading id="flow-rules" title={t('rulesTitle')} />
      <RichText doc={doc} lang={lang} />
    </section>
  );
}
