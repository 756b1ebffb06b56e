/** RFC 3986 "unreserved": these characters mean the same with and without encoding. */
const UNRESERVED = /[\w.~-]/;

/**
 * Returns a URL path in its plain form, without percent-encoded unreserved characters or empty segments;
 * undefined if it is not UTF-8. Paths are compared as text here but decoded by libraries, so only the plain
 * form may pass.
 */
export function plainPath(pathname: string): string | undefined {
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return pathname
    .replace(/%[0-7][0-9a-f]/gi, (escape) => {
      const character = decodeURIComponent(escape);
      return UNRESERVED.test(character) ? character : escape;
    })
    .replace(/\/{2,}/g, '/');
}

export const isPlainPath = (pathname: string) => plainPath(pathname) === pathname;
