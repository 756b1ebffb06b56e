import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlesOnStack, press, saved, write } from '@tests/support/article-editor';
import { findToast } from '@tests/support/toasts';

const articles = articlesOnStack();
const body = (language: string) => screen.findByRole('textbox', { name: `Isi (${language})` });

test('copies the Indonesian body over the English one after a confirmation, with an undo', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await body('Indonesia');
  await press(user, 'Salin isi Indonesia ke sini');
  expect(await findToast('Isi Indonesia disalin ke Inggris. Terjemahkan di tempatnya.')).toBeVisible();
  expect(await body('Inggris')).toHaveTextContent('Isi lama.');
  expect(await saved()).toBeInTheDocument();
  expect(JSON.stringify(await articles.draft(id))).toMatch(/body_en.*Isi lama\./);

  await user.click(await body('Inggris'));
  await user.keyboard('Old text. ');
  await press(user, 'Salin isi Indonesia ke sini');
  const question = await screen.findByRole('dialog', { name: 'Ganti isi Inggris?' });
  await user.click(within(question).getByRole('button', { name: 'Ganti' }));
  await waitFor(async () => expect(await body('Inggris')).not.toHaveTextContent('Old text.'));
  await user.click((await screen.findAllByRole('button', { name: 'Urungkan' })).at(-1)!);
  await waitFor(async () => expect(await body('Inggris')).toHaveTextContent('Old text.'));
});

test('keeps a language column collapsed in the next article until it is expanded', async () => {
  const id = await articles.add();
  const { user, unmount } = await articles.open(id);
  const column = () => screen.getByRole('region', { name: 'Inggris' });
  await press(user, 'Lipat kolom Inggris');
  expect(column()).toHaveClass('xl:hidden');
  const back = screen.getByRole('button', { name: 'Tampilkan kolom Inggris' });
  expect(back).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Lipat kolom Indonesia' })).toBeNull();
  unmount();
  await articles.open(id);
  expect(column()).toHaveClass('xl:hidden');
  await press(user, 'Tampilkan kolom Inggris');
  expect(column()).not.toHaveClass('xl:hidden');
});

test('updates the status on the screen when a scheduled article is published', async () => {
  const id = await articles.add({ published_at: null });
  await articles
    .stack()
    .sql(`update public.articles set published_at = now() + interval '6 seconds' where id = $1`, [id]);
  await articles.open(id);
  expect(screen.getByText('Dijadwalkan')).toBeVisible();
  expect(await screen.findByText('Terbit')).toBeVisible();
  expect(screen.queryByText('Dijadwalkan')).toBeNull();
});

test('stops saving and shows an error when the address is invalid', async () => {
  const id = await articles.add();
  const { user } = await articles.open(id);
  await act(() => Promise.resolve());
  await write(user, screen.getByRole('textbox', { name: /^Alamat/ }), 'bukan alamat/!');
  const [stopped] = await screen.findAllByText('Penyimpanan berhenti');
  expect(stopped?.closest('p')).toHaveClass('text-danger');
  expect(await screen.findByRole('alert')).toHaveTextContent(/[Aa]lamat/);
});
