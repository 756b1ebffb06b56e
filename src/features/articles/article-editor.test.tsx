import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  articlesOnStack,
  titleField,
  englishTitle,
  saved,
  press,
  write,
} from '@tests/support/article-editor';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

const articles = articlesOnStack();

test('saves changes to a published article as a draft until they are published', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await write(user, await titleField(), 'Judul baru');
  expect(await saved()).toBeInTheDocument();
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul lama', version: 1 });
  expect(await articles.draft(id)).toEqual({ title: 'Judul baru' });
  expect(screen.getByText('Ada perubahan yang belum terbit')).toBeVisible();

  await press(user, 'Terbitkan…');
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan perubahan' });
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
  expect(await findToast('Naskah terbit')).toBeVisible();
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul baru', version: 2 });
  expect(await articles.draft(id)).toBeUndefined();
});

test('publishes one language while the other stays a draft', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await write(user, await titleField(), 'Judul baru');
  await write(user, await englishTitle(), 'New title');
  await press(user, 'Terbitkan…');
  await user.click(await screen.findByRole('radio', { name: 'Indonesia saja' }));
  await press(user, 'Terbitkan');
  expect(await findToast('Naskah terbit dalam bahasa Indonesia')).toBeVisible();
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul baru', title_en: 'Old title' });
  expect(await articles.draft(id)).toEqual({ title_en: 'New title' });
  expect(await englishTitle()).toHaveValue('New title');
});

test('creates a new article on first input and schedules it once it has a body', async () => {
  const { user } = await renderApp({ path: '/admin/news/new', stack: articles.stack(), role: 'editor' });
  const field = await titleField();
  await user.type(field, 'Kabar Baru & Penting');
  expect(screen.getByRole('textbox', { name: /^Alamat/ })).toHaveValue('kabar-baru-dan-penting');
  expect(await saved()).toBeInTheDocument();
  expect(window.location.pathname).toMatch(/^\/admin\/news\/edit\/[0-9a-f-]{36}$/);
  const id = window.location.pathname.split('/').at(-1) ?? '';
  expect(await articles.stored(id)).toMatchObject({ status: 'draft', slug: 'kabar-baru-dan-penting' });

  await press(user, 'Terbitkan…');
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan' });
  await user.click(within(dialog).getByRole('radio', { name: 'Pada waktu lain' }));
  await user.click(within(dialog).getByRole('button', { name: 'Jadwalkan' }));
  expect(await within(dialog).findByText('Isi (Indonesia) belum diisi.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  const body = await screen.findByRole('textbox', { name: 'Isi (Indonesia)' });
  await user.click(body);
  await user.keyboard('Isi kabar.');
  await press(user, 'Terbitkan…');
  await user.click(await screen.findByRole('radio', { name: 'Pada waktu lain' }));
  await press(user, 'Jadwalkan');
  expect(await findToast('Naskah dijadwalkan')).toBeVisible();
  const row = await articles.stored(id);
  expect(row?.status).toBe('published');
  expect(new Date(row?.published_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect(screen.getByText('Dijadwalkan')).toBeVisible();
});

test('restores a version to the draft without publishing it', async () => {
  const id = await articles.add();
  await articles.stack().sql(`update public.articles set title = 'Judul kedua' where id = $1`, [id]);
  const { user } = await articles.open(id);
  await press(user, 'Riwayat');
  expect(await screen.findByText('Berubah: Judul (Indonesia)')).toBeVisible();
  await press(user, 'Bandingkan versi 1 dengan tulisan sekarang');
  await press(user, 'Pulihkan ke draf');
  expect(await findToast('Versi 1 dipulihkan ke draf')).toBeVisible();
  expect(await titleField()).toHaveValue('Judul lama');
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul kedua' });
  expect(await articles.draft(id)).toEqual({ title: 'Judul lama' });
});

test('restores an article from the trash and shows a message for an unknown id', async () => {
  const id = await articles.add();
  await articles.stack().sql('update public.articles set deleted_at = now() where id = $1', [id]);
  const { user, unmount } = await renderApp({
    path: `/admin/news/edit/${id}`,
    stack: articles.stack(),
    role: 'editor',
  });
  expect(await screen.findByText('Naskah ini ada di sampah')).toBeVisible();
  await press(user, 'Pulihkan dari sampah');
  expect(await titleField()).toHaveValue('Judul lama');
  unmount();
  for (const id of ['00000000-0000-4000-8000-000000000000', 'bukan-id']) {
    const { unmount: leave } = await renderApp({
      path: `/admin/news/edit/${id}`,
      stack: articles.stack(),
      role: 'editor',
    });
    expect(await screen.findByText('Naskah tidak ditemukan')).toBeVisible();
    leave();
  }
});

test('denies access to viewers', async () => {
  const id = await articles.add();
  await renderApp({ path: `/admin/news/edit/${id}`, stack: articles.stack(), role: 'viewer' });
  expect(await screen.findByText('Akses Ditolak')).toBeVisible();
});

test('redirects the old address of a published article after a warning about the change', async () => {
  const id = await articles.add();
  const { user, unmount } = await articles.open(id);
  const address = screen.getByRole('textbox', { name: /^Alamat/ });
  await write(user, address, 'alamat-baru');
  expect(screen.getByText('Alamat naskah yang sudah terbit berubah')).toBeVisible();
  await press(user, 'Terbitkan…');
  await press(user, 'Terbitkan');
  expect(await findToast('Naskah terbit')).toBeVisible();
  unmount();
  await renderApp({ path: '/informasi/news/uji-naskah', stack: articles.stack() });
  await waitFor(() => expect(window.location.pathname).toBe('/informasi/news/alamat-baru'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Judul lama' })).toBeVisible();
});
