import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pngFile, mockDecodedPicture } from '@tests/support/canvas';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { editor, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  mockLayout();
  mockDecodedPicture({ width: 2400, height: 1350 });
});

/** Adds a picture with content to the library. */
async function picture(alt: string) {
  const path = `${randomUUID().slice(0, 13)}/gambar-1600w.webp`;
  const service = await stack.client('service');
  const row = {
    path,
    original_name: `${alt}.png`,
    mime_type: 'image/webp',
    alt,
    width: 1600,
    height: 900,
    bytes: 4,
  };
  const { data } = await service.from('media').insert(row).select('id').single<{ id: string }>();
  for (const name of [path, path.replace('1600', '480'), path.replace('1600', '960')]) {
    const { error } = await service.storage.from('media').upload(name, 'lama', { contentType: 'image/webp' });
    if (error) throw error;
  }
  return { id: data?.id ?? '', path };
}
async function open(path: string, role: 'editor' | 'viewer' = 'editor', rules: FaultRule[] = []) {
  const app = await renderApp({ path, stack, role, fetch: withFaults(stack.fetch, rules) });
  sendUploadsThroughFetch();
  return app;
}
const openFile = (id: string, role?: 'viewer') => open(`/admin/media?file=${id}`, role);
const confirm = (user: UserEvent, question: RegExp, action: string) =>
  screen
    .findByRole('dialog', { name: question })
    .then((dialog) => user.click(within(dialog).getByRole('button', { name: action })));
const readContent = async (path: string) => (await stack.fetch(`http://localhost/media/${path}`)).text();

test('saves descriptions and focal point, and applies them to pages that crop the picture', async () => {
  const { id, path } = await picture('Menara lama');
  await stack.sql(`insert into public.hero_slides (title, image_url) values ('Slide fokus', $1)`, [
    `/media/${path}`,
  ]);
  const { user } = await openFile(id);
  const dialog = within(await screen.findByRole('dialog', { name: 'Menara lama.png' }));
  const alt = await dialog.findByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ });
  await user.clear(alt);
  expect(dialog.getByText(/Tulis deskripsi/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await user.type(alt, 'Menara baru');
  await user.type(dialog.getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ }), 'A new tower');
  fireEvent.change(dialog.getByRole('slider', { name: 'Dari kiri' }), { target: { value: '20' } });
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Berkas disimpan');
  expect(dialog.getByRole('button', { name: 'Simpan' }), 'the focus stays where it was').toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Simpan' })).toHaveFocus();
  const [row] = await stack.sql('select alt, alt_en, focal_x, focal_y from public.media where id = $1', [id]);
  expect(row).toEqual({ alt: 'Menara baru', alt_en: 'A new tower', focal_x: 0.2, focal_y: 0.5 });
  const [slide] = await stack.sql(`select image_url from public.hero_slides where title = 'Slide fokus'`);
  expect(slide).toEqual({ image_url: `/media/${path}#20,50` });
});

test('does not overwrite another user’s change without a warning', async () => {
  const { id } = await picture('Dua orang');
  const { user } = await openFile(id);
  const words = await screen.findByRole('textbox', { name: /^Deskripsi \(Inggris\)/ });
  await stack.sql(`update public.media set alt_en = 'Theirs' where id = $1`, [id]);
  await user.type(words, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/Orang lain baru saja mengubah/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Deskripsi \(Inggris\)/ })).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Berkas disimpan');
});

test('does not report a conflict with a save whose response was lost', async () => {
  const { id } = await picture('Jawaban hilang');
  const lost = ({ method, url }: Request) => method === 'PATCH' && url.includes('/rest/v1/media');
  const rules: FaultRule[] = [{ match: lost, fault: 'answer-cut', times: 1 }];
  const { user } = await open(`/admin/media?file=${id}`, 'editor', rules);
  await user.type(await screen.findByRole('textbox', { name: /^Deskripsi \(Inggris\)/ }), 'Lost');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/Sambungan terputus/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Berkas disimpan');
  expect(await stack.sql('select alt_en from public.media where id = $1', [id])).toEqual([
    { alt_en: 'Lost' },
  ]);
});

test('lists the uses of a file that cannot be trashed, and permanently deletes an unused file', async () => {
  const { id, path } = await picture('Dipakai');
  await stack.sql(`insert into public.hero_slides (title, image_url) values ('Slide pemakai', $1)`, [
    `/media/${path}`,
  ]);
  const { user, unmount } = await openFile(id);
  expect(await screen.findByRole('link', { name: 'Slide pemakai' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/hero-slider\?edit=/),
  );
  await user.click(screen.getByRole('button', { name: 'Pindahkan ke sampah' }));
  await confirm(user, /^Pindahkan “Dipakai”/, 'Pindahkan ke sampah');
  expect(await screen.findByText(/Berkas ini masih dipakai/)).toBeVisible();
  expect(await readContent(path)).toBe('lama');
  unmount();

  await stack.sql(`delete from public.hero_slides where title = 'Slide pemakai'`);
  const { user: later } = await openFile(id);
  expect(await screen.findByText('Belum dipakai di halaman mana pun.')).toBeVisible();
  await later.click(screen.getByRole('button', { name: 'Pindahkan ke sampah' }));
  await confirm(later, /^Pindahkan “Dipakai”/, 'Pindahkan ke sampah');
  await later.click(await screen.findByRole('button', { name: 'Hapus permanen' }));
  await confirm(later, /^Hapus “Dipakai”/, 'Hapus permanen');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await stack.sql('select 1 from public.media where id = $1', [id])).toEqual([]);
  expect(
    await stack.sql('select 1 from storage.objects where name like $1', [`${path.split('/')[0]}/%`]),
  ).toEqual([]);
});

test('restores a file from the trash', async () => {
  const { id } = await picture('Kembali');
  await stack.sql('update public.media set deleted_at = now() where id = $1', [id]);
  const { user } = await open('/admin/media?view=trash');
  await user.click(await screen.findByRole('link', { name: /^Buka Kembali/ }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan' }));
  expect(await screen.findByRole('button', { name: 'Pindahkan ke sampah' })).toBeVisible();
});

test('replaces the content in every size under the same address, and rejects another type', async () => {
  const { id, path } = await picture('Diganti');
  const { user } = await openFile(id);
  await screen.findByRole('button', { name: 'Ganti isi berkas' });
  const chooser = () => {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]')];
    if (!inputs[0]) throw new Error('There is no file chooser');
    return inputs[0];
  };
  await user.upload(chooser(), new File(['MZ\x90'], 'x.png', { type: 'image/png' }));
  expect(await screen.findByText(/bukan gambar/)).toBeVisible();
  expect(screen.queryByText(/Apakah deskripsinya masih cocok/)).toBeNull();
  await user.upload(chooser(), pngFile('baru.png'));
  await screen.findByText('Isi berkas diganti');
  // The previous error is cleared, and the existing description has to be confirmed.
  expect(screen.queryByText(/bukan gambar/)).toBeNull();
  expect(await screen.findByText(/Apakah deskripsinya masih cocok/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Periksa deskripsi' }));
  expect(document.activeElement).toHaveValue('Diganti');
  expect(await readContent(path)).toBe('image/webp 1600x900');
  expect(await readContent(path.replace('1600', '480'))).toBe('image/webp 480x270');
  const [row] = await stack.sql(
    'select original_name, replaced_at is not null as done from public.media where id = $1',
    [id],
  );
  expect(row).toEqual({ original_name: 'baru.png', done: true });
});

test('renames a file in the library without changing its address', async () => {
  const { id, path } = await picture('Nama lama');
  const { user } = await openFile(id);
  const name = await screen.findByRole('textbox', { name: 'Nama berkas' });
  expect(name).toHaveValue('Nama lama.png');
  await user.clear(name);
  await user.type(name, ' jembatan-kapuas.png ');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('dialog', { name: 'jembatan-kapuas.png' })).toBeVisible();
  const readRow = () => stack.sql('select path, original_name from public.media where id = $1', [id]);
  expect(await readRow()).toEqual([{ path, original_name: 'jembatan-kapuas.png' }]);
  await user.clear(screen.getByRole('textbox', { name: 'Nama berkas' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect(await readRow()).toEqual([{ path, original_name: null }]));
});

test('finds files by search, type and state', async () => {
  await picture('Gedung 100% selesai');
  await stack.sql(
    `insert into public.media (path, original_name, mime_type, alt, bytes) values ('ff99/akta.pdf', 'akta.pdf', 'application/pdf', 'Akta yang terputus', 9)`,
  );
  const { user } = await open('/admin/media');
  await user.type(await screen.findByRole('searchbox', { name: 'Cari berkas' }), '100%');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Buka/ })).toHaveLength(1));
  expect(window.location.search).toBe('?q=100%25');
  await user.click(screen.getByRole('link', { name: 'Belum selesai' }));
  await user.clear(screen.getByRole('searchbox', { name: 'Cari berkas' }));
  expect(await screen.findByRole('link', { name: /^Buka Akta yang terputus/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis berkas' }), 'Gambar');
  expect(await screen.findByText('Tidak ada berkas yang cocok')).toBeVisible();
});

test('fills the picture and description of a slide from the library', async () => {
  const { path } = await picture('Alat berat');
  await stack.sql(`update public.media set alt_en = 'Heavy machinery' where path = $1`, [path]);
  const { user } = await open('/admin/hero-slider?new=1');
  const dialog = within(await editor('Tambah slide'));
  await user.click(dialog.getByRole('button', { name: /^Pilih berkas/ }));
  const library = within(await screen.findByRole('dialog', { name: 'Pilih gambar' }));
  await user.click(await library.findByRole('button', { name: /^Pakai Alat berat/ }));
  expect(await dialog.findByRole('textbox', { name: /^Gambar/ })).toHaveValue(`/media/${path}`);
  await user.type(dialog.getByRole('textbox', { name: /^Judul \(Indonesia\)/ }), 'Slide bergambar');
  await save(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [slide] = await stack.sql(
    `select image_url, image_description, image_description_en from public.hero_slides where title = 'Slide bergambar'`,
  );
  expect(slide).toEqual({
    image_url: `/media/${path}`,
    image_description: 'Alat berat',
    image_description_en: 'Heavy machinery',
  });
});

test('shows viewers the files, without edit controls', async () => {
  const { id } = await picture('Hanya dilihat');
  await openFile(id, 'viewer');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hanya dilihat.png' }));
  expect(await dialog.findByRole('textbox', { name: /^Deskripsi \(Indonesia\)/ })).toHaveAttribute(
    'readonly',
  );
  expect(dialog.queryByRole('button', { name: /Simpan|Ganti|sampah/ })).not.toBeInTheDocument();
});
