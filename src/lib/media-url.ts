/**
 * URLs of library files. Rows and documents store a path within this site, '/media/<folder>/<name>', which
 * static hosts and the local server proxy to storage, so that content can move between projects. The hash of
 * an image holds its focal point, in per cent from left and top, and its placeholder colour: '#30,70,8a9b7c'.
 */

/** Returns true when an address on this site is a library file, not a page. */
export const isMedia = (address: string): boolean => address.startsWith('/media/');

/**
 * Additional widths in pixels in which images are stored. The name contains the width: bridge-1600w.webp,
 * bridge-480w.webp.
 */
export const MEDIA_WIDTHS = [480, 960];

/** Returns the image's `srcSet`; undefined outside the library or without other widths. */
export function mediaSrcSet(address: string | null | undefined): string | undefined {
  const [, start, own, end] = /^(\/media\/.+-)(\d+)(w\.\w+)(#|$)/.exec(address ?? '') ?? [];
  const widths = MEDIA_WIDTHS.filter((width) => width < Number(own));
  return own && [...widths, own].map((width) => `${start}${width}${end} ${width}w`).join();
}

/**
 * Returns the image's `style`: the focal point, which stays visible when cropped, and the placeholder colour.
 */
export function pictureStyle(address: string | null | undefined) {
  const [, left, top, colour] = /#(\d+),(\d+)(?:,([\da-f]{6}))?$/.exec(address ?? '') ?? [];
  if (!left) return undefined;
  return { objectPosition: `${left}% ${top}%`, ...(colour && { backgroundColor: `#${colour}` }) };
}
