import { queryOptions } from '@tanstack/react-query';
import type { HandbookBlock } from './handbook-blocks';

const pages = import.meta.glob<HandbookBlock[]>('/docs/handbook/*/*.md', {
  query: '?handbook',
  import: 'default',
});
const titles = import.meta.glob<string>('/docs/handbook/*/*.md', {
  query: '?title',
  import: 'default',
  eager: true,
});

/** Pages exist in Indonesian and English; other languages fall back to Indonesian. */
const fileOf = (language: string, page: string) => {
  const file = `/docs/handbook/${language}/${page}.md`;
  return file in titles ? file : `/docs/handbook/id/${page}.md`;
};

/** Returns the title of a handbook page. */
export const handbookTitle = (language: string, page: string): string =>
  titles[fileOf(language, page)] ?? page;

/** Queries a handbook page, downloaded when it is first opened. @throws Error if the page cannot be loaded */
export const handbookQuery = (language: string, page: string) =>
  queryOptions({
    queryKey: ['handbook', language, page] as const,
    queryFn: async () => {
      const load = pages[fileOf(language, page)];
      if (!load) throw new Error(`The handbook has no page “${page}”.`);
      return await load();
    },
    staleTime: Infinity,
    retry: false,
    // Pages are files of the build, possibly cached: load them even while offline.
    networkMode: 'always',
  });
