import { safeLink } from '@/lib/rich-text/safe-link';

// The same shapes as private.is_text_link and private.is_text_image in the database.
const LINK = /^((https?:\/\/|mailto:|tel:)[^\s<>"\\]+|[/#]([^\s<>"\\/][^\s<>"\\]*)?)$/i;
const IMAGE = /^(https:\/\/[^\s<>"\\]+|\/[^\s<>"\\/][^\s<>"\\]*)$/i;
const LONGEST = 2000;

/** The address as it is stored when words may lead there; undefined when they may not. Spaces are written as %20. */
export function storedLink(address: unknown): string | undefined {
  const link = safeLink(address)?.replace(/\s/g, '%20');
  return link && link.length <= LONGEST && LINK.test(link) ? link : undefined;
}

/** The address when an image may lie there: this site, or the web, encrypted. */
export function storedImage(address: unknown): string | undefined {
  return typeof address === 'string' && address.length <= LONGEST && IMAGE.test(address)
    ? address
    : undefined;
}
