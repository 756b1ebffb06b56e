import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { siteAddresses } from '@/app/routes/site-addresses';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
const rules: FaultRule[] = [];
beforeAll(async () => {
  stack = await openTestStack({ wrapFetch: (fetch) => withFaults(fetch, rules) });
});
beforeEach(() => void (rules.length = 0));
afterAll(() => stack.close());

const PATH = '/admin/tautan';
const linking = (...addresses: string[]) =>
  JSON.stringify({
    type: 'doc',
    content: addresses.map((href) => ({
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Baca <b>ini</b>', marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' lebih dahulu.' },
      ],
    })),
  });
const findBrokenLinks = async (of: TestStack) =>
  (await (await of.client('editor')).rpc('broken_links', { site: siteAddresses() }).throwOnError()).data as {
    address: string;
  }[];

test('the screen reports no broken links for the initial content', async () => {
  expect(await findBrokenLinks(stack), 'the demo').toEqual([]);
  const reference = await openTestStack({ content: 'reference' });
  expect(await findBrokenLinks(reference), 'the reference').toEqual([]);
  await reference.close();
  await renderApp({ path: PATH, stack, role: 'editor' });
  expect(await screen.findByText('Semua tautan mengarah ke suatu tempat')).toBeVisible();
  expect(screen.getByText(/^Diperiksa .*\d{4}.*: naskah, draf, menu/)).toBeVisible();
});

test('the list of broken links opened from the dashboard links to the screens that fix them', async () => {
  await stack.sql(
    `insert into public.articles (slug, title, body, status, published_at) values
      ('rusak-satu', 'Judul <i>rusak</i>', $1, 'published', now()), ('rusak-draf', 'Masih draf', $2, 'draft', null)`,
    [linking('/informasi/news/rusak-draf', '/tidak-ada'), linking('mailto:budi')],
  );
  await stack.sql(`insert into public.navigation_menus (label, url) values ('Menu rusak', '/kareer')`);
  await stack.sql(`update public.site_settings set promo = promo || '{"target": "/promo-lama"}'`);
  const { user, unmount } = await renderApp({ path: '/admin', stack, role: 'editor' });
  const line = await screen.findByRole('link', { name: /^Tautan di situs yang tidak mengarah ke mana pun/ });
  expect(line).toHaveTextContent('4');
  await user.click(line);

  const now = within(await screen.findByRole('region', { name: 'Sudah dibaca pengunjung' }));
  const article = await now.findByRole('link', { name: 'Judul <i>rusak</i>' });
  expect(article).toHaveAttribute('href', expect.stringMatching(/^\/admin\/news\/edit\/[0-9a-f-]{36}$/));
  const row = within(article.closest('li')!);
  expect(row.getByText('Tujuannya belum terbit: “Masih draf”.')).toBeVisible();
  expect(row.getByText('/tidak-ada')).toBeVisible();
  expect(row.getAllByText(/^Isi · “Baca <b>ini<\/b>”/)).toHaveLength(2);
  expect(now.queryByRole('link', { name: 'Menu rusak' }), 'menus are changed by admins').toBeNull();
  expect(now.getAllByText('Hanya admin yang dapat mengubahnya.')).toHaveLength(2);
  const ahead = within(screen.getByRole('region', { name: 'Belum dibaca pengunjung' }));
  expect(ahead.getByText('Alamat ini tidak lengkap atau salah tulis.')).toBeVisible();
  unmount();

  await renderApp({ path: `${PATH}?lng=en`, stack, role: 'admin' });
  expect(await screen.findByRole('link', { name: 'Menu rusak' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/navigation\?edit=/),
  );
  const promotion = screen.getByText('Promotion › Button target').closest('ul')!.closest('li')!;
  expect(within(promotion).getByRole('link')).toHaveAttribute('href', '/admin/settings/promotion#target');
});

test('shows an error with a retry when the check fails, and still lists earlier results', async () => {
  rules.push({ match: 'rpc/broken_links', fault: 'server-error' });
  const { user } = await renderApp({ path: PATH, stack, role: 'editor' });
  expect(await screen.findByText('Tautan tidak dapat diperiksa')).toBeVisible();
  rules.length = 0;
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('/kareer')).toBeVisible();

  rules.push({ match: 'rpc/broken_links', fault: 'connection-cut' });
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText('Tautan tidak dapat diperiksa')).toBeVisible();
  expect(screen.getByText('/kareer')).toBeVisible();
  rules.length = 0;
  await stack.sql(`update public.navigation_menus set url = '/layanan/alur' where label = 'Menu rusak'`);
  await user.click(screen.getByRole('button', { name: 'Periksa lagi' }));
  expect(await screen.findByText(/^4 tautan · /)).toBeVisible();
  expect(screen.queryByText('/kareer')).toBeNull();
});

test('lists the first 500 of 603 broken links', async () => {
  // The triggers that record changes are not under test and take most of the time.
  await stack.sql('alter table public.articles disable trigger user');
  await stack.sql(
    `insert into public.articles (slug, title, status, published_at)
     select 'banyak-' || n, 'Banyak ' || n, 'published', now() from generate_series(1, 600) n`,
  );
  await stack.sql('alter table public.articles enable trigger user');
  await stack.sql(
    `insert into private.content_links (table_name, row_id, column_name, place, words, address)
     select 'articles', a.id, 'body', m, 'tautan', case when m = 1 then '/rusak-' || right(a.slug, -7)
       when m < 20 then '/informasi/news/banyak-' || (1 + right(a.slug, -7)::int * m % 600) else 'https://x' || m || '.example.id/' || a.slug end
     from public.articles a, generate_series(1, 3) m where a.slug like 'banyak-%'`,
  );
  const editor = await stack.client('editor');
  expect((await editor.rpc('count_broken_links', { site: siteAddresses() })).data).toBe(603);
  await renderApp({ path: PATH, stack, role: 'editor' });
  expect(await screen.findByText(/^Yang ditampilkan hanya 500 tautan pertama/)).toBeVisible();
  expect(screen.getAllByText('Tidak ada halaman di alamat ini.').length).toBeGreaterThan(400);
});
