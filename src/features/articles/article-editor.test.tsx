import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { followed } from '@tests/support/in-flight';
import { giveLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
let settled: () => Promise<void>;
beforeEach(async () => {
  const opened = await openTestStack();
  const { fetch, ...rest } = followed(opened.fetch);
  stack = { ...opened, fetch };
  settled = rest.settled;
  giveLayout();
  localStorage.clear();
}, 120_000);
afterEach(async () => {
  cleanup();
  await settled();
  await stack.close();
});

interface Stored {
  id: string;
  title: string;
  title_en: string | null;
  status: string;
  slug: string;
  version: number;
  published_at: string | null;
}

async function addArticle(columns: Partial<Stored> = {}): Promise<string> {
  const row = {
    slug: 'uji-naskah',
    title: 'Judul lama',
    status: 'published',
    title_en: 'Old title',
    ...columns,
  };
  const [made] = await stack.sql<{ id: string }>(
    `insert into public.articles (slug, title, title_en, status, body) values ($1, $2, $3, $4,
     '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Isi lama."}]}]}') returning id`,
    [row.slug, row.title, row.title_en, row.status],
  );
  return made?.id ?? '';
}

const stored = async (id: string) =>
  (await stack.sql<Stored>('select * from public.articles where id = $1', [id]))[0];
const draft = async (id: string) =>
  (
    await stack.sql<{ changes: Record<string, unknown> }>(
      'select changes from public.drafts where row_id = $1',
      [id],
    )
  )[0]?.changes;

async function open(id: string, rules: FaultRule[] = []) {
  const fetch = withFaults(stack.fetch, rules);
  const app = await renderApp({ path: `/admin/news/edit/${id}`, stack, role: 'editor', fetch });
  await title();
  return app;
}
const title = () => screen.findByRole('textbox', { name: 'Judul (Indonesia)' });
const english = () => screen.findByRole('textbox', { name: 'Judul (Inggris)' });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
async function write(user: UserEvent, field: HTMLElement, words: string) {
  await user.clear(field);
  await user.type(field, words);
}
const saved = () => screen.findByText(/^Tersimpan \d/, { selector: '[role="status"]' });

test('what is typed into a published article is kept as a draft, and visitors read it once it is published', async () => {
  const id = await addArticle();
  const { user } = await open(id);
  await write(user, await title(), 'Judul baru');
  expect(await saved()).toBeInTheDocument();
  expect(await stored(id)).toMatchObject({ title: 'Judul lama', version: 1 });
  expect(await draft(id)).toEqual({ title: 'Judul baru' });
  expect(screen.getByText('Ada perubahan yang belum terbit')).toBeVisible();

  await press(user, 'Terbitkan…');
  const dialog = await screen.findByRole('dialog', { name: 'Terbitkan perubahan' });
  await user.click(within(dialog).getByRole('button', { name: 'Terbitkan' }));
  expect(await findToast('Naskah terbit')).toBeVisible();
  expect(await stored(id)).toMatchObject({ title: 'Judul baru', version: 2 });
  expect(await draft(id)).toBeUndefined();
});

test('one language is published, and the other waits in the draft', async () => {
  const id = await addArticle();
  const { user } = await open(id);
  await write(user, await title(), 'Judul baru');
  await write(user, await english(), 'New title');
  await press(user, 'Terbitkan…');
  await user.click(await screen.findByRole('radio', { name: 'Indonesia saja' }));
  await press(user, 'Terbitkan');
  expect(await findToast('Naskah terbit dalam bahasa Indonesia')).toBeVisible();
  expect(await stored(id)).toMatchObject({ title: 'Judul baru', title_en: 'Old title' });
  expect(await draft(id)).toEqual({ title_en: 'New title' });
  expect(await english()).toHaveValue('New title');
});

test('a new article has a row once something is typed, and can be scheduled', async () => {
  const { user } = await renderApp({ path: '/admin/news/new', stack, role: 'editor' });
  const field = await title();
  await user.type(field, 'Kabar Baru & Penting');
  expect(screen.getByRole('textbox', { name: /^Alamat/ })).toHaveValue('kabar-baru-dan-penting');
  expect(await saved()).toBeInTheDocument();
  expect(window.location.pathname).toMatch(/^\/admin\/news\/edit\/[0-9a-f-]{36}$/);
  const id = window.location.pathname.split('/').at(-1) ?? '';
  expect(await stored(id)).toMatchObject({ status: 'draft', slug: 'kabar-baru-dan-penting' });

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
  const row = await stored(id);
  expect(row?.status).toBe('published');
  expect(new Date(row?.published_at ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect(screen.getByText('Dijadwalkan')).toBeVisible();
});

test('two people collide: both versions are shown, and each field is chosen', async () => {
  const id = await addArticle();
  const { user } = await open(id);
  await write(user, await title(), 'Judul saya');
  await stack.sql(
    `update public.articles set title = 'Judul mereka', title_en = 'Their title' where id = $1`,
    [id],
  );
  const dialog = await screen.findByRole('dialog', { name: 'Ada versi yang lebih baru' });
  expect(await stored(id)).toMatchObject({ title: 'Judul mereka' });
  expect(within(dialog).getAllByText('Judul mereka')[0]).toBeVisible();
  expect(within(dialog).getByRole('radio', { name: 'Pakai tulisan mereka: Judul (Inggris)' })).toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Gabungkan dan simpan' })).toBeDisabled();
  await user.click(within(dialog).getByRole('radio', { name: 'Pakai tulisan saya: Judul (Indonesia)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Gabungkan dan simpan' }));
  await waitFor(async () => expect(await draft(id)).toEqual({ title: 'Judul saya' }));
  expect(await english()).toHaveValue('Their title');
});

test('a version is restored to the draft, and not straight to visitors', async () => {
  const id = await addArticle();
  await stack.sql(`update public.articles set title = 'Judul kedua' where id = $1`, [id]);
  const { user } = await open(id);
  await press(user, 'Riwayat');
  expect(await screen.findByText('Berubah: Judul (Indonesia)')).toBeVisible();
  await press(user, 'Bandingkan versi 1 dengan tulisan sekarang');
  await press(user, 'Pulihkan ke draf');
  expect(await findToast('Versi 1 dipulihkan ke draf')).toBeVisible();
  expect(await title()).toHaveValue('Judul lama');
  expect(await stored(id)).toMatchObject({ title: 'Judul kedua' });
  expect(await draft(id)).toEqual({ title: 'Judul lama' });
});

test('without a connection what is typed is kept in the browser, and sent later', async () => {
  const id = await addArticle();
  const rules: FaultRule[] = [{ match: 'save_draft', fault: 'connection-cut' }];
  const { user } = await open(id, rules);
  await write(user, await title(), 'Tanpa jaringan');
  expect(await screen.findByText('Server tidak terjangkau')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).toContain('Tanpa jaringan');
  rules.length = 0;
  await press(user, 'Coba sekarang');
  expect(await saved()).toBeInTheDocument();
  expect(await draft(id)).toEqual({ title: 'Tanpa jaringan' });
  expect(JSON.stringify({ ...localStorage })).not.toContain('Tanpa jaringan');
});

test('a session that ends says so and loses nothing: the words are there again after signing in', async () => {
  const id = await addArticle();
  const rules: FaultRule[] = [];
  const expired = (request: Request) => request.url.includes('save_draft');
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!rules.length || !expired(request)) return stack.fetch(request);
    return Promise.resolve(
      Response.json({ code: 'PGRST303', message: 'JWT expired', details: null, hint: null }, { status: 401 }),
    );
  };
  rules.push({ match: '', fault: 'empty' });
  const { user, unmount } = await renderApp({ path: `/admin/news/edit/${id}`, stack, role: 'editor', fetch });
  await write(user, await title(), 'Kata yang selamat');
  expect(await screen.findByText('Sesi Anda berakhir')).toBeVisible();
  await press(user, 'Masuk lagi');
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  unmount();

  rules.length = 0;
  await open(id);
  expect(await title()).toHaveValue('Kata yang selamat');
  expect(screen.getByText('Tulisan yang belum tersimpan dipulihkan dari peramban ini.')).toBeVisible();
  await waitFor(async () => expect(await draft(id)).toEqual({ title: 'Kata yang selamat' }));
});

test('an article that somebody deleted meanwhile says so, and what was written becomes a new one', async () => {
  const id = await addArticle();
  const { user } = await open(id);
  await stack.sql('delete from public.articles where id = $1', [id]);
  await write(user, await title(), 'Selamatkan saya');
  expect(await screen.findByText('Naskah ini sudah dihapus orang lain')).toBeVisible();
  await press(user, 'Simpan sebagai naskah baru');
  await waitFor(() => expect(window.location.pathname).not.toContain(id));
  await waitFor(async () => expect(await title()).toHaveValue('Selamatkan saya'));
  const [copy] = await stack.sql<Stored>(`select * from public.articles where title = 'Selamatkan saya'`);
  expect(copy).toMatchObject({ status: 'draft' });
});

test('an article in the trash says so and comes back; one that is not there says so too', async () => {
  const id = await addArticle();
  await stack.sql('update public.articles set deleted_at = now() where id = $1', [id]);
  const { user, unmount } = await renderApp({ path: `/admin/news/edit/${id}`, stack, role: 'editor' });
  expect(await screen.findByText('Naskah ini ada di sampah')).toBeVisible();
  await press(user, 'Pulihkan dari sampah');
  expect(await title()).toHaveValue('Judul lama');
  unmount();
  await renderApp({ path: '/admin/news/edit/00000000-0000-4000-8000-000000000000', stack, role: 'editor' });
  expect(await screen.findByText('Naskah tidak ditemukan')).toBeVisible();
});

test('viewers are refused', async () => {
  const id = await addArticle();
  await renderApp({ path: `/admin/news/edit/${id}`, stack, role: 'viewer' });
  expect(await screen.findByText('Akses Ditolak')).toBeVisible();
});

test('a published article whose address changes says what becomes of the old one, which keeps working', async () => {
  const id = await addArticle();
  const { user, unmount } = await open(id);
  const address = screen.getByRole('textbox', { name: /^Alamat/ });
  await write(user, address, 'alamat-baru');
  expect(screen.getByText('Alamat naskah yang sudah terbit berubah')).toBeVisible();
  await press(user, 'Terbitkan…');
  await press(user, 'Terbitkan');
  expect(await findToast('Naskah terbit')).toBeVisible();
  unmount();
  await renderApp({ path: '/informasi/news/uji-naskah', stack });
  await waitFor(() => expect(window.location.pathname).toBe('/informasi/news/alamat-baru'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Judul lama' })).toBeVisible();
});

test('somebody who comes second looks on until they take over', async () => {
  const id = await addArticle();
  const admin = await stack.client('admin');
  const text = { text_table: 'articles', text_id: id };
  await admin.rpc('note_editing', text);
  const { user } = await open(id);
  expect(await screen.findByText(/sedang menyunting teks ini sejak/)).toBeVisible();
  await waitFor(async () => expect(await title()).toHaveAttribute('readonly'));
  await press(user, 'Ambil alih');
  expect(await title()).not.toHaveAttribute('readonly');
  await write(user, await title(), 'Giliran saya');
  expect(await saved()).toBeInTheDocument();
});
