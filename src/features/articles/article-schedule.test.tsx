import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlesOnStack, press, saved, titleField, write } from '@tests/support/article-editor';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

const articles = articlesOnStack();

test('shows a scheduled change in the bar and the list until it is cancelled', async () => {
  const id = await articles.add();
  const { user, unmount } = await articles.open(id);

  // The change is not published yet.
  await press(user, 'Terbitkan…');
  let dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan perubahan' }));
  await user.click(dialog.getByRole('radio', { name: 'Pada waktu lain' }));
  await user.click(dialog.getByRole('button', { name: 'Jadwalkan' }));
  expect(dialog.getByText('Tidak ada perubahan yang dapat dijadwalkan')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Batal' }));

  await write(user, await titleField(), 'Judul <b>besok</b>');
  expect(await saved()).toBeInTheDocument();
  await press(user, 'Terbitkan…');
  dialog = within(await screen.findByRole('dialog', { name: 'Terbitkan perubahan' }));
  await user.click(dialog.getByRole('radio', { name: 'Pada waktu lain' }));
  await user.click(dialog.getByRole('button', { name: 'Jadwalkan' }));
  expect(await findToast('Perubahan dijadwalkan')).toBeVisible();
  expect((await screen.findAllByText(/^Perubahan terbit otomatis/))[0]).toBeVisible();
  expect(await articles.stored(id)).toMatchObject({ title: 'Judul lama', version: 1 });
  unmount();

  const list = await renderApp({ path: '/admin/news?q=lama', stack: articles.stack(), role: 'editor' });
  expect((await screen.findAllByText(/^Perubahan dijadwalkan: /))[0]).toBeInTheDocument();
  list.unmount();

  const again = await articles.open(id);
  await press(again.user, 'Tindakan lain');
  await again.user.click(await screen.findByRole('menuitem', { name: 'Batalkan jadwal perubahan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Batalkan jadwal perubahan?' }));
  await again.user.click(question.getByRole('button', { name: 'Batalkan jadwal perubahan' }));
  expect(await findToast('Jadwal perubahan dibatalkan')).toBeVisible();
  expect(screen.queryByText(/^Perubahan terbit otomatis/)).toBeNull();
  expect(await articles.draft(id)).toEqual({ title: 'Judul <b>besok</b>' });
});
