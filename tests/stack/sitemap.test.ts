import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { checkPaths } from '@/app/routes/check-pages';
import { publicPages } from '@/app/routes/public-routes';
import { fixedPages } from '../../supabase/functions/sitemap/fixed-pages.ts';
import { describeOnEachDatabase } from './stack-each-database.ts';

interface Jsdom {
  JSDOM: new (text: string, options: { contentType: string }) => { window: { document: Document } };
}
// jsdom has no types; these are the parts used here.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

const hostile = `</title><script>alert("1")</script> & 'x' ]]> \u0001\u000b\uFFFE`;

describeOnEachDatabase(
  'sitemap.xml and rss.xml',
  (open) => {
    const get = (path: string) => open().fetch(`${open().stack.url}${path}`);
    async function xml(path: string) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      // Throws if the XML is not well-formed.
      return new JSDOM(await answer.text(), { contentType: 'text/xml' }).window.document;
    }
    const texts = (from: Document | Element, name: string) =>
      [...from.getElementsByTagName(name)].map((each) => each.textContent);

    test('list every published page in both languages with its alternates', async () => {
      const map = await xml('/sitemap.xml');
      const base = open().stack.url;
      const addresses = texts(map, 'loc');
      for (const path of [
        '/',
        '/profil/tentang',
        '/informasi/news/kbli-2025-wajib-di-oss',
        '/layanan/ruang-lingkup/BG002',
      ]) {
        expect(addresses).toContain(`${base}${path}`);
        expect(addresses).toContain(`${base}${path}?lng=en`);
      }
      expect(new Set(addresses).size).toBe(addresses.length);
      const [first] = map.getElementsByTagName('url');
      const alternates = [...(first?.getElementsByTagName('xhtml:link') ?? [])];
      expect(alternates.map((each) => [each.getAttribute('hreflang'), each.getAttribute('href')])).toEqual([
        ['id', `${base}/`],
        ['en', `${base}/?lng=en`],
        ['x-default', `${base}/`],
      ]);
    });

    test('contain every page of the site and no other', async () => {
      const addresses = texts(await xml('/sitemap.xml'), 'loc');
      const routes = [...publicPages.map(({ path }) => path), ...checkPaths].filter(
        (path) => !path.includes(':'),
      );
      const missing = routes.filter((path) => !addresses.includes(`${open().stack.url}${path}`));
      // Search results are not listed for search engines.
      expect(missing, 'supabase/functions/sitemap/fixed-pages.ts').toEqual(['/cari']);
      expect(fixedPages.filter((path) => !routes.includes(path))).toEqual([]);
    });

    test('omit drafts, scheduled and deleted pages, and hidden companies', async () => {
      const [hidden] = await open().sql<{ id: string }>(
        `update public.clients set is_published = false where id = (select id from public.clients limit 1) returning id`,
      );
      await open().sql(`update public.articles set deleted_at = now() where slug = 'pelatihan-asesor-2026'`);
      const addresses = texts(await xml('/sitemap.xml'), 'loc').join('\n');
      expect(addresses).toContain('/informasi/klien/');
      for (const absent of ['survei-kepuasan-draf', 'jadwal-layanan-akhir-tahun', 'pelatihan-asesor-2026'])
        expect(addresses).not.toContain(absent);
      expect(addresses).not.toContain(hidden?.id);
    });

    test('contain the latest news in the requested language', async () => {
      const feed = await xml('/rss.xml?lng=en');
      expect(texts(feed, 'title')).toContain(
        'KBLI 2025 is mandatory in OSS: what changes for certificate holders',
      );
      expect(texts(feed, 'link')[0]).toBe(`${open().stack.url}/informasi/news?lng=en`);
      const answer = await get('/rss.xml');
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    });

    test('list certificate changes in a feed without internal reasons', async () => {
      await open().sql(
        `select public.decide_certificate(id, 'suspend', '{"reason": "Rahasia"}') from public.certificates where number = 'PNS-BG009-00006'`,
      );
      const feed = await xml('/perubahan.xml');
      expect(texts(feed, 'title')[1]).toMatch(/^Dibekukan: PNS-BG009-00006, /);
      expect(texts(feed, 'link')[1]).toBe(`${open().stack.url}/cek/PNS-BG009-00006`);
      const answer = await get('/perubahan.xml');
      expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
      expect(await answer.text()).not.toContain('Rahasia');
      const english = await xml('/perubahan.xml?lng=en');
      expect(texts(english, 'title')[1]).toMatch(/^Suspended: PNS-BG009-00006, /);
      expect(texts(english, 'link')[1]).toBe(`${open().stack.url}/cek/PNS-BG009-00006?lng=en`);
      expect(texts(english, 'category')[0]).toBe('suspended');
    });

    test('support the filters of the page that the feed links to', async () => {
      const feed = await xml('/perubahan.xml?status=dibekukan,dicabut&klasifikasi=bg&lng=en');
      const base = open().stack.url;
      const filters = 'status=dibekukan%2Cdicabut&klasifikasi=BG&lng=en';
      expect(texts(feed, 'title')[0]).toMatch(/^Decisions on certificates · Suspended, Withdrawn · BG · /);
      expect(texts(feed, 'link')[0]).toBe(`${base}/cek/tidak-berlaku?${filters}`);
      const [self] = feed.getElementsByTagName('atom:link');
      expect(self?.getAttribute('href')).toBe(`${base}/perubahan.xml?${filters}`);
      const numbers = texts(feed, 'link').slice(1);
      expect(numbers.length).toBeGreaterThan(0);
      expect(numbers.every((address) => address.includes('PNS-BG'))).toBe(true);
      expect(new Set(texts(feed, 'category'))).not.toContain('granted');
    });

    test('reject an unknown status in a feed', async () => {
      const answer = await get('/perubahan.xml?status=hilang');
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unknown_status' }]);
      const none = await xml(`/perubahan.xml?provinsi=${encodeURIComponent(`'; drop table x --`)}`);
      expect(none.getElementsByTagName('item')).toHaveLength(0);
    });

    test('escape markup in titles', async () => {
      await open().sql(
        `update public.articles set title = $1, excerpt = $1 where slug = 'kbli-2025-wajib-di-oss'`,
        [hostile.replaceAll('\u0000', '')],
      );
      const feed = await xml('/rss.xml');
      expect(feed.getElementsByTagName('script')).toHaveLength(0);
      expect(texts(feed, 'title').map((title) => title.trim())).toContain(
        `</title><script>alert("1")</script> & 'x' ]]>`,
      );
    });

    test.each(['/sitemap.xml?part=9', '/sitemap.xml?part=0', '/sitemap.xml?part=x'])(
      'answer %s with 404',
      async (path) => {
        expect((await get(path)).status).toBe(404);
      },
    );

    test('accept only GET and known types', async () => {
      const address = `${open().stack.url}/functions/v1/sitemap`;
      expect((await open().fetch(address, { method: 'POST' })).status).toBe(405);
      const answer = await open().fetch(`${address}?type=atom`);
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'unknown_type' }]);
    });
  },
  { accounts: false },
);
