import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  articlesOnStack,
  titleField,
  englishTitle,
  saved,
  press,
  write,
  kept,
  type StoredArticle,
} from '@tests/support/article-editor';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

const articles = articlesOnStack();

test('resolves an edit conflict field by field, showing both versions', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await write(user, await titleField(), 'Judul saya');
  await articles
    .stack()
    .sql(`update public.articles set title = 'Judul mereka', title_en = 'Their title' where id = $1`, [id]);
  const dialog = await screen.findByRole('dialog', { name: 'Ada versi yang lebih baru' });
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul mereka' });
  expect(within(dialog).getAllByText('Judul mereka')[0]).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Pakai versi terbaru: Judul (Inggris)' })).toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Gabungkan dan simpan' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: 'Pakai tulisan saya: Judul (Indonesia)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan dan simpan' }));
  await waitFor(async () => expect(await articles.draft(id)).toEqual({ title: 'Judul saya' }));
  expect(await englishTitle()).toHaveValue('Their title');
});

test('stores input in the browser while offline and saves it on retry', async () => {
  const id = await articles.add();
  const rules: FaultRule[] = [{ match: 'save_draft', fault: 'connection-cut' }];
  const { user } = await articles.open(id, rules);
  await write(user, await titleField(), 'Tanpa jaringan');
  expect(await screen.findByText('Server tidak terjangkau')).toBeVisible();
  expect(kept()).toContain('Tanpa jaringan');
  rules.length = 0;
  await press(user, 'Coba sekarang');
  expect(await saved()).toBeInTheDocument();
  expect(await articles.draft(id)).toEqual({ title: 'Tanpa jaringan' });
  expect(kept()).not.toContain('Tanpa jaringan');
});

test('creates a new article only once when the response is lost and the title changes meanwhile', async () => {
  const rules: FaultRule[] = [
    {
      match: ({ method, url }) => method === 'POST' && url.includes('/articles?'),
      fault: 'answer-cut',
      times: 1,
    },
  ];
  const fetch = withFaults(articles.stack().fetch, rules);
  const { user } = await renderApp({
    path: '/admin/news/new',
    stack: articles.stack(),
    role: 'editor',
    fetch,
  });
  await user.type(await titleField(), 'Kabar sekali');
  expect(await screen.findByText('Server tidak terjangkau')).toBeVisible();
  await user.type(await titleField(), ' saja');
  expect(await saved()).toBeInTheDocument();
  const made = await articles
    .stack()
    .sql<{ id: string; title: string }>(
      `select id, title from public.articles where title like 'Kabar sekali%'`,
    );
  expect(made).toHaveLength(1);
  expect(await articles.draft(made[0]?.id ?? '')).toMatchObject({ title: 'Kabar sekali saja' });
});

test('creates a new article only once when the page closes before the response', async () => {
  const stack = articles.stack();
  let isMade = false;
  const fetch: typeof stack.fetch = async (input, init) => {
    const request = new Request(input, init);
    const answer = await stack.fetch(request);
    if (request.method !== 'POST' || !request.url.includes('/articles?')) return answer;
    isMade = true;
    return new Promise(() => undefined);
  };
  const first = await renderApp({ path: '/admin/news/new', stack, role: 'editor', fetch });
  await first.user.type(await titleField(), 'Kabar sekali');
  await waitFor(() => expect(isMade).toBe(true));
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const { user } = await renderApp({ path: '/admin/news/new', stack, role: 'editor' });
  await user.type(await titleField(), ' saja');
  expect(await saved()).toBeInTheDocument();
  const made = await stack.sql<{ id: string }>(
    `select id from public.articles where title like 'Kabar sekali%'`,
  );
  expect(made).toHaveLength(1);
  expect(await articles.draft(made[0]?.id ?? '')).toMatchObject({ title: 'Kabar sekali saja' });
});

test('restores the input when the user signs in after the session expired', async () => {
  const id = await articles.add();
  let isOver = true;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!isOver || !request.url.includes('save_draft')) return articles.stack().fetch(request);
    const refusal = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
    return Promise.resolve(Response.json(refusal, { status: 401 }));
  };
  const { user, unmount } = await renderApp({
    path: `/admin/news/edit/${id}`,
    stack: articles.stack(),
    role: 'editor',
    fetch,
  });
  await write(user, await titleField(), 'Kata yang selamat');
  expect(await screen.findByText('Sesi Anda berakhir')).toBeVisible();
  await press(user, 'Masuk lagi');
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  unmount();

  isOver = false;
  await articles.open(id);
  expect(await titleField()).toHaveValue('Kata yang selamat');
  expect(screen.getByText('Tulisan yang belum tersimpan dipulihkan dari peramban ini.')).toBeVisible();
  await waitFor(async () => expect(await articles.draft(id)).toEqual({ title: 'Kata yang selamat' }));
});

test('saves the input as a new article if the original was deleted meanwhile', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await articles.stack().sql('delete from public.articles where id = $1', [id]);
  await write(user, await titleField(), 'Selamatkan saya');
  expect(await screen.findByText('Naskah ini sudah dihapus orang lain')).toBeVisible();
  await press(user, 'Simpan sebagai naskah baru');
  await waitFor(() => expect(window.location.pathname).not.toContain(id));
  await waitFor(async () => expect(await titleField()).toHaveValue('Selamatkan saya'));
  const [copy] = await articles
    .stack()
    .sql<StoredArticle>(`select * from public.articles where title = 'Selamatkan saya'`);
  expect(copy).toMatchObject({ status: 'draft' });
});

test('saves pending input of an unpublished draft as a new version on leaving', async () => {
  const id = await articles.add({ status: 'draft' });
  const { user } = await articles.open(id);
  await write(user, await titleField(), 'Judul saat pergi');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await waitFor(async () =>
    expect(await articles.stored(id)).toMatchObject({
      title: 'Judul saat pergi',
      status: 'draft',
      version: 2,
    }),
  );
  expect(await articles.draft(id)).toBeUndefined();
});

test('asks for confirmation before leaving with unsent input', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id, [{ match: 'save_draft', fault: 'connection-cut' }]);
  await write(user, await titleField(), 'Belum terkirim');
  await screen.findByText('Server tidak terjangkau');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan naskah ini?' });
  await user.click(within(question).getByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin'));
  expect(kept()).toContain('Belum terkirim');
});

test('Ctrl+S saves a version of the draft and never publishes', async () => {
  const id = await articles.add({ status: 'draft' });
  const { user } = await articles.open(id);
  await write(user, await titleField(), 'Versi kedua');
  await user.keyboard('{Control>}s{/Control}');
  expect(await findToast('Tersimpan sebagai versi baru')).toBeVisible();
  expect(await articles.stored(id)).toMatchObject({ title: 'Versi kedua', status: 'draft', version: 2 });
});
