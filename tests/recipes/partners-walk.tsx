// Tests the list `partners` that recipes.slow.test.ts creates in a copy of the project. The copy contains
// this file as a test.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteProgress } from '@/imports/import-memory';
import { mockLayout } from '@tests/support/layout';
import { moveRowDown } from '@tests/support/move-row';
import { renderApp } from '@tests/support/render-app';
import { captureSavedFiles } from '@tests/support/saved-files';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
  await stack.sql(
    `insert into public.partners (name, name_en) values ('Asosiasi A', 'A'), ('Asosiasi B', 'B'), ('Asosiasi C', 'C')`,
  );
});
afterEach(() => stack.close());

const open = (role: 'admin' | 'editor' | 'viewer', path = '/admin/partners') =>
  renderApp({ path, stack, role });
interface Partner {
  id: string;
  name: string;
  logo_url: string | null;
  is_published: boolean;
  deleted_at: string | null;
}
const readPartners = () => stack.sql<Partner>('select * from public.partners order by sort_order, name');
const names = async () => (await readPartners()).map(({ name }) => name);

test('the sidebar links to the list under its name', async () => {
  await open('editor');
  const menu = await screen.findByRole('navigation', { name: 'Menu admin' });
  expect(within(menu).getByRole('link', { name: 'Mitra' })).toHaveAttribute('href', '/admin/partners');
  expect(await screen.findByRole('heading', { level: 1, name: 'Mitra' })).toBeVisible();
});

test('an editor can add a row', async () => {
  const { user } = await open('editor');
  await user.click((await screen.findAllByRole('link', { name: 'Tambah' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Tambah' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Nama \(Indonesia\)/ }), 'Asosiasi D');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect(await names()).toContain('Asosiasi D'));
});

test('a row can be moved by keyboard', async () => {
  const { user } = await open('editor');
  await moveRowDown(user, 'Asosiasi A');
  await waitFor(async () => expect(await names()).toEqual(['Asosiasi B', 'Asosiasi A', 'Asosiasi C']));
});

test('a row can be dragged to another position', async () => {
  await open('editor');
  const handle = await screen.findByRole('button', { name: 'Geser “Asosiasi A”' });
  // Rows are 50 pixels high (mockLayout); a drag starts only after the pointer has moved a few pixels.
  const at = (clientY: number) => ({ isPrimary: true, button: 0, clientX: 10, clientY });
  fireEvent.pointerDown(handle, at(25));
  fireEvent.pointerMove(handle, at(40));
  await screen.findByText('“Asosiasi A” diangkat, posisi 1 dari 3.');
  await waitFor(() => {
    fireEvent.pointerMove(handle, at(130));
    expect(screen.getByText('“Asosiasi A” kini di posisi 3 dari 3.')).toBeInTheDocument();
  });
  fireEvent.pointerUp(handle, at(130));
  await waitFor(async () => expect(await names()).toEqual(['Asosiasi B', 'Asosiasi C', 'Asosiasi A']));
});

test('several rows can be unpublished together, and the change undone', async () => {
  const { user } = await open('editor');
  const countPublished = async () => (await readPartners()).filter((row) => row.is_published).length;
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Asosiasi A”' }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua yang cocok (3)' }));
  await user.click(screen.getByRole('button', { name: 'Batalkan penerbitan' }));
  const question = await screen.findByRole('dialog', { name: 'Batalkan penerbitan 3 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Batalkan penerbitan' }));
  await waitFor(async () => expect(await countPublished()).toBe(0));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await countPublished()).toBe(3));
});

test('the palette finds a row under the name of the list and opens it', async () => {
  const [row] = await readPartners();
  const { user } = await open('viewer', '/admin');
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'sosiasi a');
  const found = within(await screen.findByRole('group', { name: 'Mitra' }));
  await user.click(found.getByRole('option', { name: /^Asosiasi A/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin/partners'));
  expect(window.location.search).toBe(`?edit=${row?.id ?? ''}`);
});

test('a row can be unpublished, moved to the trash and restored', async () => {
  const { user } = await open('editor');
  await user.click(await screen.findByRole('switch', { name: 'Terbit: “Asosiasi B”' }));
  await waitFor(async () =>
    expect((await readPartners()).filter((row) => !row.is_published).map(({ name }) => name)).toEqual([
      'Asosiasi B',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Hapus “Asosiasi B”' }));
  await user.click(await screen.findByRole('button', { name: 'Pindahkan ke sampah' }));
  expect(await screen.findByRole('link', { name: 'Sampah (1)' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () =>
    expect((await readPartners()).filter(({ deleted_at }) => deleted_at !== null)).toEqual([]),
  );
});

test('a file used by a row cannot be deleted and lists the row as its use', async () => {
  const file = { path: 'mitra/logo.png', mime_type: 'image/png', alt: 'Logo', bytes: 10 };
  const editor = await stack.client('editor');
  const { data } = await editor.from('media').insert(file).select('id').single().throwOnError();
  await stack.sql(`update public.partners set logo_url = '/media/mitra/logo.png' where name = 'Asosiasi C'`);
  const trash = { deleted_at: '2026-11-01T00:00:00Z' };
  const { error } = await editor.from('media').update(trash).eq('id', data.id).select('id');
  expect(error).toMatchObject({ message: 'media.in_use' });
  await open('editor', `/admin/media?file=${data.id}`);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('link', { name: 'Asosiasi C' })).toBeVisible();
  expect(within(dialog).getByText('Mitra')).toBeVisible();
});

test('an edited export can be imported, and the import undone', async () => {
  deleteProgress();
  const saved = captureSavedFiles();
  const { user } = await open('editor');
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const { name, text } = await saved.next();
  expect(name).toMatch(/^mitra-/);
  expect(text.split('\r\n')).toEqual([
    '\ufeffNama (Indonesia),Nama (Inggris),Logo,Terbit',
    'Asosiasi A,A,,Ya',
    'Asosiasi B,B,,Ya',
    'Asosiasi C,C,,Ya',
  ]);
  await user.click(screen.getByRole('link', { name: 'Impor' }));
  await screen.findByRole('heading', { level: 1, name: 'Impor mitra' });
  const file = new File([text.replace('Asosiasi B,B,,Ya', '"=Asosiasi, B",B,/logo.png,Tidak')], 'mitra.csv');
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  await user.click(await screen.findByRole('button', { name: 'Periksa baris' }));
  expect(await screen.findByText('1 baru, 0 berubah, 2 sama, 0 bermasalah.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Impor 1 baris' }));
  await screen.findByRole('heading', { name: 'Impor selesai' });
  expect((await readPartners()).at(-1)).toMatchObject({
    name: '=Asosiasi, B',
    logo_url: '/logo.png',
    is_published: false,
  });
  await user.click(screen.getByRole('button', { name: 'Urungkan impor ini' }));
  await user.click(await screen.findByRole('button', { name: 'Urungkan impor' }));
  await screen.findAllByText('1 baris dikembalikan.');
  expect(await names()).toEqual(['Asosiasi A', 'Asosiasi B', 'Asosiasi C']);
});

test('a viewer sees the list without controls', async () => {
  await open('viewer');
  expect(await screen.findByText('Asosiasi A')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Tambah' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Geser/ })).not.toBeInTheDocument();
});

test('the audit log labels a row with the name of the list, links to it, and undoes a change', async () => {
  const [row] = await readPartners();
  await stack.sql(`update public.partners set name = 'Asosiasi Z' where id = $1`, [row?.id]);
  const [line] = await stack.sql<{ id: string }>(
    `select id from public.audit_log where table_name = 'partners' and action = 'update'`,
  );
  const { user } = await open('admin', `/admin/audit-log?open=${line?.id ?? ''}`);
  const dialog = await screen.findByRole('dialog', { name: /mengubah mitra/ });
  expect(within(dialog).getByRole('link', { name: /^Buka/ })).toHaveAttribute(
    'href',
    `/admin/partners?edit=${row?.id ?? ''}`,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  const sure = await screen.findByRole('dialog', { name: 'Kembalikan perubahan ini?' });
  await user.click(within(sure).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  await waitFor(async () => expect(await names()).toContain('Asosiasi A'));
});
