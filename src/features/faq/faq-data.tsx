import { useLanguage } from '@/lib/i18n/use-language';
import { localized } from '@/lib/localized';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { StructuredData } from '@/page-kit/structured-data';
import { faqAnswer, type FaqEntry } from './faq';

/** The questions and answers as search engines list them. */
export function FaqData({ entries }: { entries: readonly FaqEntry[] }) {
  const language = useLanguage();
  const mainEntity = entries.map((entry) => ({
    '@type': 'Question',
    name: localized(entry, 'question', language),
    acceptedAnswer: { '@type': 'Answer', text: plainText(faqAnswer(entry, language).doc) },
  }));
  return <StructuredData data={{ '@type': 'FAQPage', inLanguage: language, mainEntity }} />;
}
