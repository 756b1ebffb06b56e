import { createHash, randomBytes } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlesOnStack, press } from '@tests/support/article-editor';
import { renderApp } from '@tests/support/render-app';

const articles = articlesOnStack();

test('a preview link shows the draft without an account until it is revoked', async () => {
  const id = await articles.add({ status: 'draft', title: 'Naskah <i>rahasia</i>' });
  const { user, unmount } = await articles.open(id);
  await press(user, 'Tindakan lain');
  await user.click(await screen.findByRole('menuitem', { name: 'Bagikan draf…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan draf' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim' }));
  expect(dialog.getByText('Pilih siapa yang meninjau.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Buat tautan' }));
  const made = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Tautan baru' });
  const { pathname, hash } = new URL(made.value);
  expect(pathname).toBe('/auth/pratinjau');
  expect(hash).toMatch(/^#[0-9a-f]{64}$/);
  await user.click(await dialog.findByRole('button', { name: /^Cabut tautan yang dibuat/ }));
  expect(await dialog.findByText('Belum ada tautan yang berlaku.')).toBeVisible();
  unmount();

  const key = randomBytes(32).toString('hex');
  const hashed = createHash('sha256').update(key).digest('hex');
  const editor = await articles.stack().client('editor');
  const link = { text_table: 'articles', text_id: id, key_hash: hashed };
  await editor.rpc('make_preview_link', link).throwOnError();
  const page = await renderApp({ path: `/auth/pratinjau#${key}`, stack: articles.stack() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Naskah <i>rahasia</i>' })).toBeVisible();
  expect(screen.getByText(/^Tautan ini berlaku sampai/)).toBeVisible();
  expect(document.querySelector('meta[name=robots][content*=noindex]')).not.toBeNull();
  page.unmount();

  await renderApp({ path: `/auth/pratinjau${hash}`, stack: articles.stack() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tautan ini tidak berlaku' })).toBeVisible();
});
