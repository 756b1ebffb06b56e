import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useSite } from '@/site/use-site';
import { publicLayoutMessages } from './messages';

const link = 'inline-flex min-h-6 items-center hover:text-primary hover:underline';

/** Renders address, phone, e-mail and opening hours, each if set. */
export function FooterContact() {
  const { t } = useTexts(publicLayoutMessages);
  const language = useLanguage();
  const { details } = useSite();
  const { phone, email } = details;
  const address = localizedText(details, 'address', language);
  const hours = localizedText(details, 'work_hours', language);
  if (!address.text && !phone && !email && !hours.text) return null;

  return (
    <address className="not-italic max-sm:col-span-1 sm:max-lg:col-span-full">
      <h2 className="mb-3 text-sm">{t('footer.contact')}</h2>
      <ul className="space-y-3 text-sm text-text-muted">
        {address.text && (
          <Row icon={<MapPin aria-hidden />} label={t('footer.address')} lang={address.lang}>
            <span className="whitespace-pre-line">{address.text}</span>
          </Row>
        )}
        {phone && (
          <Row icon={<Phone aria-hidden />} label={t('footer.phone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              {phone}
            </a>
          </Row>
        )}
        {email && (
          <Row icon={<Mail aria-hidden />} label={t('footer.email')}>
            <a href={`mailto:${email}`} className={`${link} break-all`}>
              {email}
            </a>
          </Row>
        )}
        {hours.text && (
          <Row icon={<Clock aria-hidden />} label={t('footer.workHours')} lang={hours.lang}>
            {hours.text}
          </Row>
        )}
      </ul>
    </address>
  );
}

type RowProps = { icon: ReactNode; label: string; lang?: string | undefined; children: ReactNode };

function Row({ icon, label, lang, children }: RowProps) {
  return (
    <li className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-primary">
      {icon}
      <div lang={lang} className="min-w-0">
        <VisuallyHidden>{label}: </VisuallyHidden>
        {children}
      </div>
    </li>
  );
}
