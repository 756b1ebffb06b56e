import { Refusal } from '../_shared/answer.ts';
import { edgeFunction } from '../_shared/edge-function.ts';
import { toLanguage } from '../_shared/languages.ts';
import { rss } from './rss.ts';
import { siteOrigin } from './site.ts';
import { sitemap } from './sitemap.ts';

const KEEP_SECONDS = 600;

const xml = (body: string, type: string) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': `public, max-age=${KEEP_SECONDS}`,
      'access-control-allow-origin': '*',
    },
  });

/** A part of the sitemap, counted from 1; undefined when none is named. */
function partOf(asked: string | null): number | undefined {
  if (asked === null) return undefined;
  if (!/^[1-9]\d{0,2}$/.test(asked)) throw new Refusal(404, 'no_such_part', 'There is no such part.');
  return Number(asked);
}

/**
 * GET ?type=sitemap (and &part=2) or ?type=rss (and &lng=en); a path that ends in rss.xml or sitemap.xml means the
 * same. Asked by search engines, who have no key, and answered with what every visitor may read.
 */
export default edgeFunction(
  {
    GET: async (request, _admin, visitor) => {
      const { pathname, searchParams } = new URL(request.url);
      const type = searchParams.get('type') ?? /(sitemap|rss)\.xml$/.exec(pathname)?.[1];
      const origin = siteOrigin();
      if (type === 'sitemap')
        return xml(await sitemap(visitor, origin, partOf(searchParams.get('part'))), 'application/xml');
      const language = toLanguage(searchParams.get('lng'));
      if (type === 'rss') return xml(await rss(visitor, origin, language), 'application/rss+xml');
      throw new Refusal(400, 'unknown_type', 'Ask for type=sitemap or type=rss.');
    },
  },
  { keys: 'none' },
);
