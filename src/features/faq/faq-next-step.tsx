import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { faqMessages } from './messages';

/** Links for readers who have not found their answer. */
export function FaqNextStep() {
  const { t } = useTexts(faqMessages);
  return (
    <Card asChild padding="lg">
      <section
        aria-labelledby="faq-next"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 self-start lg:sticky lg:top-[calc(var(--header-height)+2rem)] print:hidden"
      >
        <div className="space-y-1">
          <h2 id="faq-next" className="text-lg">
            {t('nextTitle')}
          </h2>
          <p className="text-text-muted">{t('nextText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.profile.contact}>{t('contact')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.services.flow}>{t('flow')}</Link>
          </Button>
        </div>
      </section>
    </Card>
  );
}
