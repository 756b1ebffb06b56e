import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { moveRowDown } from '@tests/support/move-row';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = (path = '/admin/navigation', role: 'admin' | 'editor' = 'admin') =>
  renderApp({ path, stack, role });
const row = async (name: string) => {
  const main = within(await screen.findByRole('main'));
  const item = (await main.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`${name} is in no list`);
  return item;
};

test('marks a dead link in the list and while the address is typed', async () => {
  await stack.sql("update public.navigation_menus set url = '/profil/lama' where label = 'Legalitas'");
  const { user } = await open();
  expect(await within(await row('Legalitas')).findByText('Tidak ada halaman di alamat ini')).toBeVisible();
  expect(within(await row('Kontak')).queryByText('Tidak ada halaman di alamat ini')).not.toBeInTheDocument();

  await user.click(within(await row('Legalitas')).getByRole('link', { name: 'Legalitas' }));
  const dialog = await editor('Ubah “Legalitas”');
  expect(await within(dialog).findByText(/Halaman tidak ditemukan/)).toBeVisible();
  await fill(user, dialog, /^Alamat/, '/profil/legalitas');
  await waitFor(() => expect(within(dialog).queryByText(/Halaman tidak ditemukan/)).not.toBeInTheDocument());
  await fill(user, dialog, /^Alamat/, 'javascript:alert(1)');
  await save(user);
  expect(await within(dialog).findByText(/Tulis alamat lengkap/)).toBeVisible();
});

test('offers only top-level entries as parents, and no parent for a group', async () => {
  const { user } = await open();
  await user.click(within(await row('Kontak')).getByRole('link', { name: 'Kontak' }));
  const offered = within(within(await editor('Ubah “Kontak”')).getByRole('combobox', { name: /^Menu induk/ }))
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(offered).toEqual(['(tidak ada)', 'Beranda', 'Profil', 'Layanan', 'Informasi', 'Layanan Online']);
  await user.keyboard('{Escape}');

  const profile = within(await row('Profil')).getAllByRole('link', { name: 'Profil' })[0];
  await user.click(profile!);
  const dialog = await editor('Ubah “Profil”');
  expect(
    within(within(dialog).getByRole('combobox', { name: /^Menu induk/ })).getAllByRole('option'),
  ).toHaveLength(1);
});

test('siblings can be reordered and hidden from visitors', async () => {
  const { user } = await open();
  await moveRowDown(user, 'Struktur Organisasi');
  await user.click(screen.getByRole('switch', { name: 'Terbit: “Kontak”' }));
  await waitFor(async () => {
    const rows = await stack.sql<{ label: string; is_published: boolean }>(
      `select c.label, c.is_published from public.navigation_menus c join public.navigation_menus p
       on p.id = c.parent_id where p.label = 'Profil' order by c.sort_order`,
    );
    expect(rows.map(({ label, is_published }) => (is_published ? label : `(${label})`))).toEqual([
      'Tentang',
      'Visi dan Misi',
      'Legalitas',
      'Struktur Organisasi',
      '(Kontak)',
    ]);
  });
});

test('deleting a group lists its entries first, then removes both from the site', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hapus “Profil”' }));
  const question = await screen.findByRole('dialog', { name: 'Hapus “Profil”' });
  expect(question).toHaveTextContent(
    'Yang ada di bawahnya ikut hilang dari situs, dan kembali bersamanya: “Tentang”, “Visi dan Misi”, “Struktur Organisasi”, “Legalitas”, “Kontak”.',
  );
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Hapus “Kontak”' }));
  expect(await screen.findByRole('dialog', { name: 'Hapus “Kontak”' })).not.toHaveTextContent('di bawahnya');
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Pilih beberapa' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Pilih “Layanan”' }));
  await user.click(screen.getByRole('button', { name: 'Pindahkan ke sampah' }));
  expect(await screen.findByRole('dialog', { name: /^Pindahkan 1 entri/ })).toHaveTextContent(
    /ikut hilang dari situs, dan kembali bersamanya: “/,
  );
});

test('a group with entries cannot be deleted permanently', async () => {
  await stack.sql("update public.navigation_menus set deleted_at = now() where label = 'Profil'");
  const { user } = await open('/admin/navigation?view=trash');
  await user.click(await screen.findByRole('button', { name: 'Hapus permanen “Profil”' }));
  await user.click(await screen.findByRole('button', { name: 'Hapus permanen' }));
  expect((await screen.findAllByText(/Pindahkan menu di bawahnya/))[0]).toBeVisible();
});

test('the screen refuses an editor', async () => {
  await open('/admin/navigation', 'editor');
  expect(await screen.findByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
});
