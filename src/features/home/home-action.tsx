import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import { useHomeTexts } from './use-home-texts';
import { homeMessages } from './messages';

/** Renders the call to action, on a dark background in both themes. */
export function HomeAction() {
  const { t } = useTexts(homeMessages);
  const textOf = useHomeTexts();
  return (
    <section
      aria-labelledby="action"
      className="draw-when-near dark relative isolate overflow-hidden bg-surface-raised"
    >
      <div aria-hidden className="absolute inset-0 -z-10 blueprint opacity-60" />
      <div className="container-page flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-16 sm:py-20">
        <div className="space-y-3 wrap-anywhere">
          <h2 id="action" className="text-3xl">
            {textOf('action_title')}
          </h2>
          <p className="max-w-prose text-lg text-text-muted">{textOf('action_text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button asChild size="lg" variant="accent">
            <Link to={paths.services.flow}>
              {t('apply')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to={paths.profile.contact}>{t('contact')}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
