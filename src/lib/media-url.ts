/**
 * URLs of library files. Rows and documents hold a path of this site, '/media/<folder>/<name>', which
 * static hosts and the local server pass on to the storage, so that content moves between projects. Behind a picture
 * that pages crop stand its focal point, per cent from the left and from the top, and its colour: '#30,70,8a9b7c'.
 */

/** True when an address of the site is a file of the library, not a page. */
export const isMedia = (address: string): boolean => address.startsWith('/media/');

/** Widths that a picture is kept in besides its own, which its name says: bridge-1600w.webp, bridge-480w.webp. */
export const MEDIA_WIDTHS = [480, 960];

/** The picture's sizes for `srcSet`; undefined for an address that is not the library's, or of a picture without sizes. */
export function mediaSrcSet(address: string | null | undefined): string | undefined {
  const [, start, own, end] = /^(\/media\/.+-)(\d+)(w\.\w+)(#|$)/.exec(address ?? '') ?? [];
  const widths = MEDIA_WIDTHS.filter((width) => width < Number(own));
  return own && [...widths, own].map((width) => `${start}${width}${end} ${width}w`).join();
}

/** As `style`: the focal point, which stays visible when the picture is cropped, and the colour of its place while it loads. */
export function pictureStyle(address: string | null | undefined) {
  const [, left, top, colour] = /#(\d+),(\d+)(?:,([\da-f]{6}))?$/.exec(address ?? '') ?? [];
  if (!left) return undefined;
  return { objectPosition: `${left}% ${top}%`, ...(colour && { backgroundColor: `#${colour}` }) };
}
