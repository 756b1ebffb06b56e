import drawings from './drawings.svg?no-inline';

interface DrawingProps {
  /** Description of the drawing. Without one, the drawing is decorative and not announced. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Symbols of drawings.svg, which tools/drawings generates. */
export const drawingNames = ['bridge', 'building', 'network'] as const;
export type DrawingName = (typeof drawingNames)[number];

/** Returns the drawing for an image address such as `drawing:bridge`; undefined for all others. */
export const drawingName = (imageUrl: string | null | undefined): DrawingName | undefined =>
  drawingNames.find((name) => imageUrl === `drawing:${name}`);

/** Renders one of the site's line drawings in the colours of the theme. */
export function Drawing({ name, label, className }: DrawingProps & { name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 640 520"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
