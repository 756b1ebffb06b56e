import type { DeadLinkProps } from '@/site/dead-link';
import { usePages } from '@/site/site-reads';
import { leadsNowhere } from './site-addresses';

/** Its children, where one of the addresses is no page of this site, by the routes and the pages that editors wrote. */
export function Component({ urls, children }: DeadLinkProps) {
  const slugs = usePages().data?.map(({ slug }) => slug);
  return urls.some((url) => typeof url === 'string' && leadsNowhere(url.trim(), slugs)) && children;
}
