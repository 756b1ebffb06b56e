import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { isMedia } from '@/lib/media-url';
import { isExternal, safeLink } from '@/lib/rich-text/safe-link';

/**
 * Renders a link typed by an editor: a page of this site or an external address. Renders nothing for an
 * unsafe one (see safeLink).
 */
export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const address = safeLink(to);
  if (!address) return null;
  // The router does not handle library files.
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
