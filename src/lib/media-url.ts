/**
 * URLs of library files. Rows and documents store a path of this site, '/media/<folder>/<name>', which static
 * hosts and the local server proxy to the storage, so that content can move between projects. For cropped
 * images, the hash holds the focal point in per cent from the left and the top, and the placeholder colour:
 * '#30,70,8a9b7c'.
 */

/** Returns true when an address of the site is a file of the library, not a page. */
export const isMedia = (address: string): boolean => address.startsWith('/media/');

/**
 * Widths in pixels in which an image is stored in addition to its own, which is in its name:
 * bridge-1600w.webp, bridge-480w.webp.
 */
export const MEDIA_WIDTHS = [480, 960];

/**
 * Returns the image's `srcSet`; undefined for an address outside the library or an image without other
 * widths.
 */
export function mediaSrcSet(address: string | null | undefined): string | undefined {
  const [, start, own, end] = /^(\/media\/.+-)(\d+)(w\.\w+)(#|$)/.exec(address ?? '') ?? [];
  const widths = MEDIA_WIDTHS.filter((width) => width < Number(own));
  return own && [...widths, own].map((width) => `${start}${width}${end} ${width}w`).join();
}

/**
 * Returns the image's `style`: the focal point, which stays visible when cropped, and the colour shown while
 * it loads.
 */
export function pictureStyle(address: string | null | undefined) {
  const [, left, top, colour] = /#(\d+),(\d+)(?:,([\da-f]{6}))?$/.exec(address ?? '') ?? [];
  if (!left) return undefined;
  return { objectPosition: `${left}% ${top}%`, ...(colour && { backgroundColor: `#${colour}` }) };
}
