import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BlueprintGrid } from '@/components/blueprint-grid';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/i18n/i18n';
import { useTexts } from '@/lib/i18n/use-texts';
import { heroSlidesAdminMessages } from './admin-messages';
import { HeroSlide } from './hero-slide';
import { slideDraft, type SlideValues } from './slide-draft';

const LANGUAGES = ['id', 'en'] as const;

/** The slide as the home page will show it, while it is being written. Its buttons lead nowhere here. */
export function SlidePreview() {
  const { t } = useTexts(heroSlidesAdminMessages);
  const values = useWatch<SlideValues>();
  const titleId = useId();
  const [language, setLanguage] = useState<Language>('id');
  return (
    <figure aria-labelledby={titleId} className="mb-6 space-y-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span id={titleId} className="text-sm font-semibold">
          {t('preview')}
        </span>
        <span role="group" aria-label={t('previewLanguage')} className="flex gap-2">
          {LANGUAGES.map((each) => (
            <Button
              key={each}
              variant={each === language ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {t(`languages.${each}`)}
            </Button>
          ))}
        </span>
      </figcaption>
      <div
        lang={language}
        inert
        className="relative isolate [zoom:0.6] overflow-hidden rounded-lg border border-border bg-surface"
      >
        <BlueprintGrid />
        <HeroSlide slide={slideDraft(values, language)} index={0} count={1} isSelected />
      </div>
    </figure>
  );
}
