import clsx from 'clsx';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { Drawing, drawingName } from '@/ui/drawings/drawing';
import { pictureStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';

interface ArticleCoverProps {
  address: string | null;
  /** Alternative text; empty for a decorative image. */
  alt?: string | undefined;
  lang?: string | undefined;
  /** True if the image is visible when the page opens. */
  isFirst?: boolean;
  /** Must set the size, so that the layout does not depend on the image. */
  className: string;
}

/** Renders an article's cover: a built-in drawing, an uploaded image, or a plain grid as placeholder. */
export function ArticleCover({ address, alt = '', lang, isFirst = false, className }: ArticleCoverProps) {
  const drawing = drawingName(address);
  const image = drawing ? undefined : safeLink(address);
  return (
    <div lang={lang} className={clsx('relative isolate overflow-hidden bg-surface-sunken', className)}>
      {!image && <BlueprintGrid />}
      {drawing && (
        <Drawing name={drawing} label={alt || undefined} className="absolute inset-0 size-full p-4" />
      )}
      {image && (
        <img
          src={image}
          srcSet={mediaSrcSet(image)}
          sizes="(min-width: 64rem) 50vw, 100vw"
          style={pictureStyle(image)}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
