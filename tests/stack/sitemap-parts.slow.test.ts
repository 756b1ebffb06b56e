import { expect, test } from 'vitest';
import { describeOnEachDatabase } from './stack-each-database.ts';

describeOnEachDatabase(
  'a sitemap of more pages than fit into one file',
  (open) => {
    const read = async (path: string) => (await open().fetch(`${open().stack.url}${path}`)).text();
    const addressesIn = (xml: string) =>
      [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

    test('is an index of parts', async () => {
      // Disables history and search triggers, which are not tested here and take most of the time.
      await open().sql('alter table public.clients disable trigger user');
      await open().sql(
        `insert into public.clients (name, nib) select 'PT Banyak ' || n, lpad(n::text, 13, '0') from generate_series(1, 10100) n`,
      );
      await open().sql('alter table public.clients enable trigger user');
      const index = await read('/sitemap.xml');
      expect(index).toContain('<sitemapindex');
      expect(addressesIn(index)).toEqual(
        [1, 2].map((part) => `${open().stack.url}/sitemap.xml?part=${part}`),
      );
      const one = addressesIn(await read('/sitemap.xml?part=1'));
      const two = addressesIn(await read('/sitemap.xml?part=2'));
      expect(one.length).toBeGreaterThanOrEqual(20_000);
      expect(two.length).toBeGreaterThan(200);
      expect(new Set([...one, ...two]).size).toBe(one.length + two.length);
    });
  },
  { accounts: false },
);
