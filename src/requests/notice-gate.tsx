import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { usePages } from '@/site/site-reads';
import { useSite } from '@/site/use-site';
import { requestKitMessages } from './messages';
import { OtherWays } from './other-ways';
import { usePrivacyNotice } from './use-request-settings';
import { WhenHydrated } from './when-hydrated';

/** Slug of the privacy notice's page; the database requires the same one (private.notice_lacks). */
const NOTICE_PAGE = 'kebijakan-privasi';

/**
 * Renders a form only if the privacy notice and its page exist, because consent refers to them. Renders it
 * while the list of pages is unknown; the database decides on submission.
 */
export function NoticeGate({ children }: { children: ReactNode }) {
  const { isPublished } = usePrivacyNotice();
  const { data: pages } = usePages();
  const isOpen = isPublished && (!pages || pages.some(({ slug }) => slug === NOTICE_PAGE));
  return isOpen ? <WhenHydrated>{children}</WhenHydrated> : <ClosedForm />;
}

function ClosedForm() {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const { details } = useSite();
  const address = localizedText(details, 'address', language);
  const isReachable = details.phone !== '' || details.email !== '' || address.text !== '';
  return (
    <Card asChild padding="lg" className="self-start">
      <section aria-labelledby="form-closed" className="space-y-4">
        <h2 id="form-closed" className="flex items-center gap-3 text-xl">
          <Lock className="size-5 shrink-0 text-primary" aria-hidden />
          {t('closed.title')}
        </h2>
        <p className="max-w-prose">{t('closed.text')}</p>
        <OtherWays />
        {address.text && (
          <p lang={address.lang} className="max-w-prose whitespace-pre-line">
            {t('closed.address', { address: address.text })}
          </p>
        )}
        {!isReachable && <p>{t('closed.none')}</p>}
        <Link to={paths.profile.contact} className="inline-flex min-h-6 items-center link">
          {t('closed.contact')}
        </Link>
      </section>
    </Card>
  );
}
