import type { DeadLinkProps } from '@/site/dead-link-context';
import { usePages } from '@/site/site-reads';
import { isDeadAddress } from './site-addresses';

/** Renders its children if one of the internal addresses matches neither a route nor an editor's page. */
export function Component({ urls, children }: DeadLinkProps) {
  const slugs = usePages().data?.map(({ slug }) => slug);
  return urls.some((url) => typeof url === 'string' && isDeadAddress(url.trim(), slugs)) && children;
}
