import { Drawing, drawingName } from '@/ui/drawings/drawing';
import { SiteLink } from '@/ui/site-link';
import { Button } from '@/ui/controls/button';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { pictureStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';
import { slideHeight } from './hero-frame';
import { heroSlidesMessages } from './messages';
import type { Slide } from './slide';

/** Renders a slide's picture, a built-in drawing or an uploaded image, in an area of fixed height. */
function SlidePicture({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { text, lang } = localizedText(slide, 'image_description', useLanguage());
  const drawing = drawingName(slide.image_url);
  const address = drawing ? undefined : safeLink(slide.image_url);
  if (!drawing && !address) return null;
  return (
    <div lang={lang} className="relative min-h-44 lg:h-full lg:max-h-120 lg:min-h-96">
      {drawing && <Drawing name={drawing} label={text} className="absolute inset-0 size-full" />}
      {address && (
        <img
          src={address}
          srcSet={mediaSrcSet(address)}
          sizes="(min-width: 64rem) 34rem, 100vw"
          style={pictureStyle(address)}
          alt={text}
          fetchPriority={isFirst ? 'high' : 'low'}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full rounded-lg object-cover"
        />
      )}
    </div>
  );
}

interface HeroSlideProps {
  slide: Slide;
  /** Position, from 0. */
  index: number;
  count: number;
  isSelected: boolean;
}

/** Renders one slide: text, two buttons, picture. */
export function HeroSlide({ slide, index, count, isSelected }: HeroSlideProps) {
  const { t } = useTexts(heroSlidesMessages);
  const language = useLanguage();
  const title = localizedText(slide, 'title', language);
  const subtitle = localizedText(slide, 'subtitle', language);
  return (
    <div
      role="group"
      aria-roledescription={t('slide')}
      aria-label={t('place', { at: index + 1, count })}
      // Hide slides out of view from screen readers and the keyboard.
      inert={!isSelected}
      className="w-full shrink-0 grow-0 basis-full"
    >
      <div
        className={`container-page grid ${slideHeight} gap-x-12 gap-y-6 py-10 max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1.1fr_1fr] lg:items-center lg:py-14`}
      >
        <div className="space-y-5">
          {subtitle.text && (
            <p lang={subtitle.lang} className="flex items-center gap-3 font-semibold text-primary">
              <span aria-hidden className="h-0.5 w-8 shrink-0 bg-accent" />
              {subtitle.text}
            </p>
          )}
          <h2 lang={title.lang} className="max-w-[18em] text-4xl">
            {title.text}
          </h2>
          <div className="flex flex-wrap gap-3 pt-2">
            <CallToAction slide={slide} which="primary" />
            <CallToAction slide={slide} which="secondary" />
          </div>
        </div>
        <SlidePicture slide={slide} isFirst={index === 0} />
      </div>
    </div>
  );
}

function CallToAction({ slide, which }: { slide: Slide; which: 'primary' | 'secondary' }) {
  const { text, lang } = localizedText(slide, `cta_${which}_text`, useLanguage());
  const url = slide[`cta_${which}_url`];
  if (!text || !url || !safeLink(url)) return null;
  return (
    <Button asChild size="lg" variant={which}>
      <SiteLink to={url} lang={lang}>
        {text}
      </SiteLink>
    </Button>
  );
}
