import { Drawing, drawingName } from '@/components/drawings/drawing';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';
import { focusStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';
import type { Slide } from './slide';

/** The picture of a slide: one of the site's drawings, an uploaded image, or none. Its place has a fixed height. */
export function SlidePicture({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
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
          style={focusStyle(address)}
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
