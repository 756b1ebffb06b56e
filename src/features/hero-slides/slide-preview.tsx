import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { Button } from '@/ui/controls/button';
import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { heroSlidesAdminMessages } from './admin-messages';
import { HeroSlide } from './hero-slide';
import { slideDraft, type SlideValues } from './slide-draft';

/** Renders a preview of the slide being edited. Its buttons do not navigate. */
export function SlidePreview() {
  const { t } = useTexts(heroSlidesAdminMessages);
  const values = useWatch<SlideValues>();
  const uiLanguage = useLanguage();
  const titleId = useId();
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE);
  return (
    <figure aria-labelledby={titleId} className="mb-6 space-y-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span id={titleId} className="text-sm font-semibold">
          {t('preview')}
        </span>
        <span role="group" aria-label={t('previewLanguage')} className="flex gap-2">
          {CONTENT_LANGUAGES.map((each) => (
            <Button
              key={each}
              variant={each === language ? 'secondary' : 'ghost'}
              size="sm"
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {languageName(each, uiLanguage)}
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
