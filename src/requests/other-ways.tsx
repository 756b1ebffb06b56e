import { useTexts } from '@/lib/i18n/use-texts';
import { useSite } from '@/site/use-site';
import { requestKitMessages } from './messages';

/** Renders telephone and e-mail from the settings, for visitors who cannot use the form. */
export function OtherWays() {
  const { t } = useTexts(requestKitMessages);
  const { phone, email } = useSite().details;
  if (!phone && !email) return null;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1">
      <span>{t('otherWays')}</span>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link">
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="link break-all">
          {email}
        </a>
      )}
    </p>
  );
}
