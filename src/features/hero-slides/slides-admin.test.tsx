import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const open = (path = '/admin/hero-slider', role: 'editor' | 'viewer' = 'editor') =>
  renderApp({ path, stack, role });

test('updates the preview while typing, in the selected language', async () => {
  const { user } = await open('/admin/hero-slider?new=1');
  const dialog = await editor('Tambah slide');
  await fill(user, dialog, /^Judul \(Indonesia\)/, 'Jembatan yang diuji');
  const preview = () => within(within(dialog).getByRole('figure', { name: 'Pratinjau' }));
  expect(preview().getByText('Jembatan yang diuji')).toBeInTheDocument();
  await user.click(preview().getByRole('button', { name: 'Inggris' }));
  expect(preview().getByText('Jembatan yang diuji')).toBeInTheDocument();
  await fill(user, dialog, /^Judul \(Inggris\)/, 'A bridge, tested');
  expect(preview().getByText('A bridge, tested')).toBeInTheDocument();
});

test('requires a URL for a button and saves both', async () => {
  const { user } = await open('/admin/hero-slider?new=1');
  const dialog = await editor('Tambah slide');
  await fill(user, dialog, /^Judul \(Indonesia\)/, 'Slide uji');
  await fill(user, dialog, /^Tombol utama \(Indonesia\)/, 'Ajukan');
  await save(user);
  expect(await within(dialog).findByText(/Isi keduanya/)).toBeVisible();
  await fill(user, dialog, /^Alamat tombol utama/, 'javascript:alert(1)');
  await save(user);
  expect(await within(dialog).findByText(/Tulis alamat lengkap/)).toBeVisible();
  await fill(user, dialog, /^Alamat tombol utama/, '/layanan/alur');
  await save(user);
  await waitForClosedDialog();
  const rows = await stack.sql("select cta_primary_url from public.hero_slides where title = 'Slide uji'");
  expect(rows).toEqual([{ cta_primary_url: '/layanan/alur' }]);
});

test('warns about a button’s broken link while typing without blocking the save', async () => {
  const { user } = await open('/admin/hero-slider?new=1');
  const dialog = await editor('Tambah slide');
  const warning = /^Tidak ada halaman di alamat ini/;
  await fill(user, dialog, /^Judul \(Indonesia\)/, 'Slide buntu');
  await fill(user, dialog, /^Tombol utama \(Indonesia\)/, 'Ajukan');
  await fill(user, dialog, /^Alamat tombol utama/, '/layanan/alur');
  expect(within(dialog).queryByText(warning)).not.toBeInTheDocument();
  await fill(user, dialog, /^Alamat tombol utama/, '/layanan/tidak-ada');
  expect(await within(dialog).findByText(warning)).toBeVisible();
  await save(user);
  await waitForClosedDialog();
  const mark = await screen.findByText('Tombol menuju halaman yang tidak ada');
  expect(mark.closest('li')).toHaveTextContent('Slide buntu');
});

test('selects a built-in drawing by name and saves it', async () => {
  const { user } = await open('/admin/hero-slider?new=1');
  const dialog = await editor('Tambah slide');
  await fill(user, dialog, /^Judul \(Indonesia\)/, 'Slide bergambar');
  const drawings = within(within(dialog).getByRole('group', { name: 'Atau gambar bawaan:' }));
  await user.click(drawings.getByRole('button', { name: 'Gedung' }));
  expect(drawings.getByRole('button', { name: 'Gedung', pressed: true })).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /^Gambar/ })).toHaveValue('');
  await save(user);
  await waitForClosedDialog();
  const rows = await stack.sql("select image_url from public.hero_slides where title = 'Slide bergambar'");
  expect(rows).toEqual([{ image_url: 'drawing:building' }]);
});

test('lists slides in the interface language and marks untranslated text as Indonesian', async () => {
  await stack.sql(
    `insert into public.hero_slides (title, title_en, subtitle, subtitle_en)
     values ('Slide lengkap', 'Whole slide', 'Dengan pengantar', 'With a subtitle'),
       ('Slide separuh', 'Half a slide', 'Pengantar Indonesia', null)`,
  );
  await open();
  expect(await screen.findByText('Dengan pengantar')).not.toHaveAttribute('lang');
  act(() => setLanguage('en'));
  expect(await screen.findByText('With a subtitle')).not.toHaveAttribute('lang');
  expect(screen.queryByText('Dengan pengantar')).toBeNull();
  expect(screen.getByText('Pengantar Indonesia')).toHaveAttribute('lang', 'id');
});
