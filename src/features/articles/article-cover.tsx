import clsx from 'clsx';
import { BlueprintGrid } from '@/ui/blueprint-grid';
import { Drawing, drawingName } from '@/ui/drawings/drawing';
import { pictureStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';

interface ArticleCoverProps {
  address: string | null;
  /** The picture's description; without one it is decoration. */
  alt?: string | undefined;
  lang?: string | undefined;
  /** In sight when the page opens. */
  isFirst?: boolean;
  /** Gives it its size, which does not depend on the picture. */
  className: string;
}

/** The picture of an article: one of the site's drawings, an uploaded image, or a plain grid where there is none. */
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
