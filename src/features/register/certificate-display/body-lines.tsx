import { useQuery } from '@tanstack/react-query';
import { expiredDocuments } from '@/domain/body-documents';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { siteReads } from '@/site/site-reads';
import { certificateVerdictMessages } from './verdict-messages';

/** Renders the documents of the body that had expired by a day: licence, accreditation. */
export function BodyLines({ day }: { day: string }) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const { data: documents = [] } = useQuery(siteReads.legalitas);
  return expiredDocuments(documents, day).map(({ kind, until }) => (
    <p key={kind} className="max-w-prose font-semibold">
      {t(`bodyExpired.${kind}`, { date: formatDate(language, until) })}
    </p>
  ));
}
