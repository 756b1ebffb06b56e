import { Fact } from '@/ui/fact';
import { useTexts } from '@/lib/i18n/use-texts';
import { safeLink } from '@/lib/rich-text/safe-link';
import { certificateMessages } from './messages';

/** Renders the certificate's record in the national register with a link; nothing if it is unknown. */
export function NationalRecord({ number, url }: { number: string | null; url: string | null }) {
  const { t } = useTexts(certificateMessages);
  const link = safeLink(url);
  if (!number && !link) return null;
  return (
    <Fact name={t('national')}>
      {link ? (
        <a href={link} rel="noopener noreferrer nofollow" className="link">
          {number ?? t('nationalLink')}
        </a>
      ) : (
        number
      )}
    </Fact>
  );
}
