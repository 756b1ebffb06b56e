import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isMedia } from '@/lib/media-url';
import { isExternal, safeLink } from '@/lib/rich-text/safe-link';

/**
 * A link whose address an editor typed: a page of this site, or an address elsewhere. One that may not be followed
 * (see safeLink) shows nothing.
 */
export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const address = safeLink(to);
  if (!address) return null;
  // A file of the library is no page.
  if (/^[/#]/.test(address))
    return (
      <Link to={address} reloadDocument={isMedia(address)} {...rest}>
        {children}
      </Link>
    );
  return (
    <a href={address} {...(isExternal(address) ? { rel: 'noopener noreferrer' } : {})} {...rest}>
      {children}
    </a>
  );
}
