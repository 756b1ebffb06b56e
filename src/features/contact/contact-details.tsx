import { Clock, ExternalLink, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { toWhatsAppNumber } from '@/lib/phone';
import { isExternal } from '@/lib/rich-text/safe-link';
import { useSite } from '@/site/use-site';
import { contactMessages } from './messages';
import { SocialLinks } from './social-links';

/** Renders the office's address and contact details from the settings. */
export function ContactDetails() {
  const { t } = useTexts(contactMessages);
  const language = useLanguage();
  const { details } = useSite();
  const { phone, email, map_url: map } = details;
  const chat = toWhatsAppNumber(details);
  const address = localizedText(details, 'address', language);
  const hours = localizedText(details, 'work_hours', language);
  return (
    <address className="space-y-6 not-italic">
      <dl className="space-y-5">
        {address.text && (
          <Row icon={<MapPin aria-hidden />} label={t('address')}>
            <span lang={address.lang} className="whitespace-pre-line">
              {address.text}
            </span>
          </Row>
        )}
        {phone && (
          <Row icon={<Phone aria-hidden />} label={t('phone')}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link">
              {phone}
            </a>
          </Row>
        )}
        {email && (
          <Row icon={<Mail aria-hidden />} label={t('email')}>
            <a href={`mailto:${email}`} className="link break-all">
              {email}
            </a>
          </Row>
        )}
        {hours.text && (
          <Row icon={<Clock aria-hidden />} label={t('hours')}>
            <span lang={hours.lang}>{hours.text}</span>
          </Row>
        )}
      </dl>
      <div className="flex flex-wrap gap-3 print:hidden">
        {isExternal(map) && (
          <Outside to={map} icon={<MapPin aria-hidden />}>
            {t('map')}
          </Outside>
        )}
        {chat && (
          <Outside to={`https://wa.me/${chat}`} icon={<MessageCircle aria-hidden />}>
            {t('whatsapp')}
          </Outside>
        )}
      </div>
      <SocialLinks />
      {isExternal(map) && <p className="max-w-prose text-xs text-text-muted print:hidden">{t('mapHint')}</p>}
    </address>
  );
}

function Row({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="space-y-0.5">
      <dt className="flex items-center gap-3 text-sm font-semibold text-text-muted [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary">
        {icon}
        {label}
      </dt>
      <dd className="ps-8">{children}</dd>
    </div>
  );
}

function Outside({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  const { t } = useTexts(contactMessages);
  return (
    <Button asChild variant="secondary">
      <a href={to} target="_blank" rel="noopener noreferrer">
        {icon}
        {children}
        <ExternalLink aria-hidden />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </a>
    </Button>
  );
}
