import { Badge } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useFilledTexts } from '@/site/page/text-numbers';
import { useSettings } from '@/site/site-reads';
import { privacyNotice } from './cms-pages';
import { cmsPagesMessages } from './messages';

/** Renders the privacy notice in the wording of the forms, which link to #pemberitahuan. */
export function PrivacyNoticeLink() {
  const { t } = useTexts(cmsPagesMessages);
  const notice = useFilledTexts(privacyNotice(useSettings().data?.privacy));
  const text = localizedText(notice, 'text', useLanguage());
  if (!text.text) return null;
  return (
    <Card asChild padding="lg">
      <section id="pemberitahuan" aria-labelledby="notice-title" className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="notice-title" className="text-lg">
            {t('noticeTitle')}
          </h2>
          {notice.version && <Badge>{t('noticeVersion', { version: notice.version })}</Badge>}
        </div>
        <p className="max-w-prose text-text-muted">{t('noticeText')}</p>
        <blockquote
          lang={text.lang}
          className="max-w-prose border-s-[3px] border-accent ps-5 whitespace-pre-line"
        >
          {text.text}
        </blockquote>
      </section>
    </Card>
  );
}
