import { Rss } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { NextStep } from '@/ui/next-step';
import { SectionHeading } from '@/ui/section-heading';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { PageTop } from '@/site/page/page-top';
import { endedAddress, endedFeed, readEnded, type EndedSearch } from './ended';
import { EndedFilters } from './ended-filters';
import { registerEndedMessages } from './ended-messages';
import { EndedResults } from './ended-results';

/** Renders /cek/tidak-berlaku: suspended and withdrawn certificates, and the feed of changes to the list. */
export function Component() {
  const { t } = useTexts(registerEndedMessages, certificateMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const search = readEnded(useUrlState({}).params);
  const feed = endedFeed(language, search);
  const change = (next: Partial<EndedSearch>) =>
    void navigate(endedAddress({ ...search, page: 1, ...next }), { preventScrollReset: true });
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={t('title')} href={feed} />
      <PageTop
        title={t('title')}
        purpose={t('purpose')}
        way={[{ label: t('certificate:service') }, { label: t('check'), to: paths.check }]}
      />
      <div className="container-page space-y-12 py-10 sm:py-14">
        <div className="space-y-8">
          <EndedFilters search={search} onChange={change} />
          <EndedResults search={search} />
        </div>
        <section aria-labelledby="follow" className="space-y-4 print:hidden">
          <SectionHeading id="follow" title={t('followTitle')} text={t('followText')} />
          <Button asChild variant="secondary">
            <a href={feed}>
              <Rss aria-hidden />
              {t('rss')}
            </a>
          </Button>
        </section>
        <NextStep
          title={t('nextTitle')}
          text={t('nextText')}
          actions={[
            { label: t('check'), to: paths.check },
            { label: t('register'), to: paths.information.clients },
          ]}
        />
      </div>
    </>
  );
}
