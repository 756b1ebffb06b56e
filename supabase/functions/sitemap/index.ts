import { Refusal } from '../_shared/response.ts';
import { edgeFunction } from '../_shared/edge-function.ts';
import { toLanguage } from '../_shared/languages.ts';
import { siteOrigin } from '../_shared/site-origin.ts';
import { changes, changesRss } from './changes.ts';
import { rss } from './rss.ts';
import { sitemap } from './sitemap.ts';

const CACHE_SECONDS = 600;

const file = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
      'access-control-allow-origin': '*',
    },
  });

/** Returns the type selected by the path. */
function typeOf(pathname: string): string | undefined {
  const [, name] = /(sitemap|rss|perubahan)\.xml$/.exec(pathname) ?? [];
  return name === 'perubahan' ? 'changes' : name;
}

/** Parses the part of the sitemap, from 1; undefined if absent. */
function partOf(asked: string | null): number | undefined {
  if (asked === null) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(asked)) throw new Refusal(404, 'no_such_part', 'The sitemap has no such part.');
  return Number(asked);
}

/**
 * GET ?type=sitemap (and &part=2), ?type=rss (and &lng=en) or ?type=changes, the feed of certificates, with
 * any of status, klasifikasi and provinsi (status-filters.ts). Paths ending in sitemap.xml, rss.xml and
 * perubahan.xml select the same types. Needs no key and returns only public data.
 */
export default edgeFunction(
  {
    GET: async (request, _admin, visitor) => {
      const { pathname, searchParams } = new URL(request.url);
      const type = searchParams.get('type') ?? typeOf(pathname);
      const origin = siteOrigin();
      if (type === 'sitemap')
        return file(await sitemap(visitor, origin, partOf(searchParams.get('part'))), 'application/xml');
      if (type === 'rss')
        return file(await rss(visitor, origin, toLanguage(searchParams.get('lng'))), 'application/rss+xml');
      if (type === 'changes')
        return file(changesRss(await changes(visitor, origin, searchParams)), 'application/rss+xml');
      throw new Refusal(400, 'unknown_type', 'type must be sitemap, rss or changes.');
    },
  },
  { keys: 'none' },
);
