import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { fromRowMenu } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  const service = await stack.client('service');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Isi' }] }] };
  await service.from('articles').insert([
    { slug: 'zz-terjadwal', title: 'Warta Zeta Esok', body, status: 'published', published_at: tomorrow },
    { slug: 'zz-draf', title: 'Warta Zeta Draf', body },
    { slug: 'zz-kosong', title: 'Warta Zeta Kosong' },
  ]);
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const status = (slug: string) =>
  stack
    .sql<{ status: string }>('select status from public.articles where slug = $1', [slug])
    .then(([row]) => row?.status);
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('filters articles by search and status, and links each to its editor', async () => {
  const { user } = await renderApp({ path: '/admin/news', stack, role: 'editor' });
  await screen.findByRole('table', { name: 'Artikel News' });
  await user.type(screen.getByRole('searchbox'), 'zeta');
  expect(await screen.findByText('3 cocok')).toBeVisible();
  expect(within(rowOf('Warta Zeta Esok')).getByText('Dijadwalkan')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Status: semua' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Draf' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('2 cocok')).toBeVisible();
  expect(window.location.search).toBe('?q=zeta&status=draft');
  expect(screen.getByRole('link', { name: 'Warta Zeta Draf' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/news\/edit\//),
  );
});

test('publishes the selected articles except those without text, and offers an undo', async () => {
  const { user } = await renderApp({ path: '/admin/news?q=zeta&status=draft', stack, role: 'editor' });
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  expect(screen.getByText('2 dipilih')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
  const question = await screen.findByRole('dialog', { name: 'Terbitkan 2 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Terbitkan' }));

  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('1 entri tidak diubah');
  expect(refused).toHaveTextContent('1 entri diterbitkan');
  expect(within(refused).getByText('Warta Zeta Kosong')).toBeVisible();
  expect(within(refused).getByText('Belum ada isinya')).toBeVisible();
  expect(await status('zz-draf')).toBe('published');
  expect(screen.queryByText('2 dipilih')).not.toBeInTheDocument();

  await user.click(within(refused).getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await status('zz-draf')).toBe('draft'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('uses the working copy of a draft for its completeness and for the search', async () => {
  const [row] = await stack.sql<{ id: string; version: number }>(
    `select id, version from public.articles where slug = 'zz-kosong'`,
  );
  const { user } = await renderApp({ path: '/admin/news?q=zeta', stack, role: 'editor' });
  expect(await within(await screen.findByRole('table')).findByText('Belum ada isi')).toBeInTheDocument();
  const text = { type: 'text', text: 'Rapat Mbarong' };
  await (
    await stack.client('editor')
  )
    .rpc('save_draft', {
      text_table: 'articles',
      text_id: row!.id,
      seen_version: row!.version,
      changes: {
        title: 'Warta Zeta Berisi',
        body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
      },
    })
    .throwOnError();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'mbarong');
  expect(await screen.findByText('1 cocok')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Warta Zeta Berisi' })).toBeVisible();
  expect(screen.queryByText('Belum ada isi')).not.toBeInTheDocument();
  expect(screen.queryByText('Ada perubahan yang belum terbit')).not.toBeInTheDocument();
});

test('copies an article with its working copy into a new draft and opens it', async () => {
  const rules: FaultRule[] = [{ match: '/drafts', fault: 'server-error', times: 1 }];
  const { user } = await renderApp({
    path: '/admin/news?q=berisi',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, rules),
  });
  await fromRowMenu(user, 'Warta Zeta Berisi', 'Buat salinan “Warta Zeta Berisi”');
  expect(await findToast('“Warta Zeta Berisi” belum disalin')).toBeVisible();
  await fromRowMenu(user, 'Warta Zeta Berisi', 'Buat salinan “Warta Zeta Berisi”');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/admin\/news\/edit\//));
  const id = window.location.pathname.split('/').at(-1);
  const [copy] = await stack.sql<{ title: string; slug: string; status: string; words: string }>(
    `select a.title, a.slug, a.status, private.document_text(d.changes -> 'body') as words
     from public.articles a join public.drafts d on d.row_id = a.id where a.id = $1`,
    [id],
  );
  expect(copy).toMatchObject({
    title: 'Warta Zeta Berisi (salinan)',
    status: 'draft',
    words: 'Rapat Mbarong',
  });
  expect(copy!.slug).toMatch(/^warta-zeta-berisi-salinan-/);
});

test('hides unpublished articles and all actions from viewers', async () => {
  await renderApp({ path: '/admin/news?q=zeta', stack, role: 'viewer' });
  expect(await screen.findByText('Tidak ada yang cocok')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(main.queryByRole('link', { name: 'Tulis artikel' })).not.toBeInTheDocument();
  expect(main.queryByRole('button', { name: 'Ekspor' })).not.toBeInTheDocument();
});
