const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address when a link may lead there: http(s), mailto, tel, and paths of this site. Anything else (javascript:,
 * data:, protocol-relative, malformed) is undefined, and its text stands without a link.
 */
export function safeLink(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  const address = href.trim();
  if (/^[/#](?![/\\])/.test(address) || address === '/') return address;
  try {
    return SCHEMES.has(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** True when a safe link leaves the site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);
