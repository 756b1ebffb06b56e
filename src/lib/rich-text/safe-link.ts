const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the address if linking to it is allowed: http(s), mailto, tel, and paths of this site. Returns
 * undefined for anything else (javascript:, data:, protocol-relative, malformed): the text is then shown
 * without a link.
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

/** Returns true when a safe link leaves the site. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);
