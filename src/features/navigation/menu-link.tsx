import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '@/ui/site-link';
import type { MenuItem } from './menu';

type MenuLinkProps = Omit<ComponentProps<typeof SiteLink>, 'to'> & { item: MenuItem };

/** Renders the link of a menu item, or plain text for an item that only groups others. */
export function MenuLink({ item, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation();
  if (item.url === undefined) return null;
  return (
    <SiteLink to={item.url} aria-current={item.url === pathname ? 'page' : undefined} {...rest}>
      <span lang={item.label.lang}>{item.label.text}</span>
    </SiteLink>
  );
}
