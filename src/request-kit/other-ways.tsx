import { useTranslation } from 'react-i18next';
import { useSite } from '@/site/use-site';

/** How to be heard without this form: what the settings hold of telephone and e-mail. */
export function OtherWays() {
  const { t } = useTranslation('requestKit');
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
