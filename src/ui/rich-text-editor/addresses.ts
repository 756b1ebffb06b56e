import { safeLink } from '@/lib/rich-text/safe-link';

// Same rules as private.is_text_link and private.is_text_image in the database.
const LINK = /^((https?:\/\/|mailto:|tel:)[^\s<>"\\]+|[/#]([^\s<>"\\/][^\s<>"\\]*)?)$/i;
const IMAGE = /^(https:\/\/[^\s<>"\\]+|\/[^\s<>"\\/][^\s<>"\\]*)$/i;
const MAX_LENGTH = 2000;

/**
 * Returns the address in its stored form if text may link to it, otherwise undefined. Encodes spaces as %20.
 */
export function storedLink(address: unknown): string | undefined {
  const link = safeLink(address)?.replace(/\s/g, '%20');
  return link && link.length <= MAX_LENGTH && LINK.test(link) ? link : undefined;
}

/** Returns the address if images may be loaded from it: this site, or https. */
export function storedImage(address: unknown): string | undefined {
  return typeof address === 'string' && address.length <= MAX_LENGTH && IMAGE.test(address)
    ? address
    : undefined;
}
