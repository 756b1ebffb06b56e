import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articlesOnStack, press, saved, titleField, write } from '@tests/support/article-editor';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

const { stack } = articlesOnStack();
const page = async (slug: string) =>
  (
    await stack().sql<{ title: string; slug: string }>('select * from public.cms_pages where slug = $1', [
      slug,
    ])
  )[0];
const address = () => screen.findByRole('textbox', { name: /^Alamat/ });

test('edits a page of the menu without changing its address', async () => {
  const { user } = await renderApp({ path: '/admin/cms/edit/tentang', stack: stack(), role: 'editor' });
  await write(user, await titleField(), 'Tentang lembaga kami');
  expect(await address()).toHaveAttribute('readonly');
  expect(await saved()).toBeInTheDocument();
  expect((await page('tentang'))?.title).not.toBe('Tentang lembaga kami');
  await press(user, 'Terbitkan…');
  await press(user, 'Terbitkan');
  expect(await findToast('Naskah terbit')).toBeVisible();
  expect((await page('tentang'))?.title).toBe('Tentang lembaga kami');
});

test('moves a custom page to a new address and redirects the old one', async () => {
  await stack().sql(
    `insert into public.cms_pages (slug, title, body, status) values ('libur', 'Libur kantor',
     '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Tutup."}]}]}', 'published')`,
  );
  const { user, unmount } = await renderApp({
    path: '/admin/cms/edit/libur',
    stack: stack(),
    role: 'editor',
  });
  await write(user, await address(), 'keluhan');
  expect(screen.getByText('Alamat ini milik bagian lain dari situs.')).toBeVisible();
  await write(user, await address(), 'libur-kantor');
  await press(user, 'Terbitkan…');
  await press(user, 'Terbitkan');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/cms/edit/libur-kantor'));
  unmount();
  await renderApp({ path: '/libur', stack: stack() });
  await waitFor(() => expect(window.location.pathname).toBe('/libur-kantor'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Libur kantor' })).toBeVisible();
});

test('hides an unpublished page from visitors', async () => {
  const { user } = await renderApp({ path: '/admin/cms/edit/visi-misi', stack: stack(), role: 'editor' });
  await titleField();
  await press(user, 'Tindakan lain');
  await user.click(await screen.findByRole('menuitem', { name: 'Batalkan penerbitan' }));
  await press(user, 'Batalkan penerbitan');
  expect(await findToast('Naskah tidak lagi terbit')).toBeVisible();
  const visitor = await stack().client('anon');
  const { data } = await visitor.from('cms_pages').select('slug').eq('slug', 'visi-misi');
  expect(data).toEqual([]);
});

test('refuses to publish a model text with gaps and selects the first gap', async () => {
  await stack().sql(
    `insert into public.cms_pages (slug, title, body) values ('celah', 'Pembiayaan',
     '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Dibiayai [isi: sumber] dan [isi: lainnya]."}]}]}')`,
  );
  const { user } = await renderApp({ path: '/admin/cms/edit/celah', stack: stack(), role: 'editor' });
  expect(await screen.findByText(/Dibiayai/)).toBeVisible();
  await press(user, 'Terbitkan…');
  expect(await screen.findByText('2 bagian naskah contoh masih harus diisi:')).toBeVisible();
  await press(user, 'Terbitkan');
  expect(await screen.findByRole('alert')).toHaveTextContent('[isi: sumber]');
  await press(user, 'Isi yang pertama');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(String(getSelection())).toBe('[isi: sumber]'));
  const [row] = await stack().sql(`select status from public.cms_pages where slug = 'celah'`);
  expect(row).toEqual({ status: 'draft' });
});
