import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

let count = 0;
async function receive(fields: { subject: string; email?: string | null }) {
  count += 1;
  const [row] = await stack.sql<{ id: string }>(
    `insert into public.contact_submissions (name, email, subject, message)
     values ($1, $2, $3, 'Apakah kantor buka hari Sabtu?') returning id`,
    [
      `Pengirim ${count}`,
      fields.email === undefined ? 'ani@contoh.example.id' : fields.email,
      fields.subject,
    ],
  );
  return row!.id;
}
const open = (search = '', role: 'editor' | 'admin' = 'editor') =>
  renderApp({ path: `/admin/messages${search}`, stack, role });
const statusOf = async (id: string) =>
  (
    await stack.sql<{ status: string }>('select status from public.contact_submissions where id = $1', [id])
  )[0]?.status;

test('marks an unread message until it is opened', async () => {
  const id = await receive({ subject: 'Jam buka' });
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /Jam buka/ }));
  expect(row.getAllByText('Belum dibaca').length).toBeGreaterThan(0);
  await user.click(row.getByRole('link', { name: 'Jam buka' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Jam buka' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Apakah kantor buka hari Sabtu?')).toBeVisible();
  await waitFor(async () => expect(await statusOf(id)).toBe('dibaca'));

  await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jam buka' })).toHaveFocus());

  await user.click(screen.getByRole('link', { name: 'Jam buka' }));
  await screen.findByRole('heading', { level: 1, name: 'Jam buka' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Jam buka' })).toHaveFocus());
});

test('removes a message from the open list once it is marked as answered', async () => {
  const id = await receive({ subject: 'Tarif & biaya' });
  const { user } = await open(`?case=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Tandai sudah dijawab' }));
  expect(await findToast('Status menjadi “Dijawab”')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Penanggung jawab' })).toHaveDisplayValue('Budi Editor'),
  );
  expect(document.body.innerHTML).not.toContain('mailto:');
  await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  await screen.findByRole('heading', { level: 1, name: 'Pesan masuk' });
  expect(await statusOf(id)).toBe('dibalas');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Tarif & biaya' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Dijawab' }));
  expect(await screen.findByRole('link', { name: 'Tarif & biaya' })).toBeVisible();
});

test('shows how to answer a message without an e-mail address', async () => {
  await receive({ subject: 'Tanpa surel', email: null });
  const { user } = await open('?q=surel');
  await user.click(await screen.findByRole('link', { name: 'Tanpa surel' }));
  expect(await screen.findByText(/Hubungi lewat telepon/)).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Jawaban kepada pengirim' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Catatan internal' })).toBeVisible();
});

test('lets an admin delete a message after a confirmation', async () => {
  const id = await receive({ subject: 'Iklan' });
  const { user } = await open(`?case=${id}`, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Hapus pesan' }));
  const question = within(await screen.findByRole('dialog', { name: /^Hapus pesan dari/ }));
  expect(await statusOf(id)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Hapus pesan' }));
  expect(await findToast('Pesan dihapus')).toBeVisible();
  expect(await statusOf(id)).toBeUndefined();
});

test('hides deletion from editors and refuses it in the database', async () => {
  const id = await receive({ subject: 'Tetap ada' });
  await open(`?case=${id}`);
  await screen.findByRole('button', { name: 'Arsipkan' });
  expect(screen.queryByRole('button', { name: 'Hapus pesan' })).not.toBeInTheDocument();
  const editor = await stack.client('editor');
  const { data, error } = await editor.from('contact_submissions').delete().eq('id', id).select('id');
  expect({ data, error }).toEqual({ data: [], error: null });
  expect(await statusOf(id)).toBe('dibaca');
});

test('shows an error for an unknown message', async () => {
  await open(`?case=${crypto.randomUUID()}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pesan tidak ditemukan' })).toBeVisible();
});

test('marks several messages as spam, with an undo in the notification', async () => {
  const subjects = ['Iklan satu', 'Iklan dua'];
  for (const subject of subjects) await receive({ subject });
  const readSpam = async () =>
    (await stack.sql(`select from public.contact_submissions where spam_at is not null`)).length;
  const { user } = await open('?q=iklan');
  for (const subject of subjects) {
    const row = within(await screen.findByRole('row', { name: new RegExp(subject) }));
    await user.click(row.getByRole('checkbox'));
  }
  await user.click(screen.getByRole('button', { name: 'Tandai spam' }));
  await waitFor(async () => expect(await readSpam()).toBe(2));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Iklan satu' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await readSpam()).toBe(0));
  expect(await screen.findByRole('link', { name: 'Iklan satu' })).toBeVisible();
});

test('paginates and searches messages, and shows hostile content as text', async () => {
  const hostile = '<img src=x onerror=alert(1)> \u202Ekelaparan {{nama}}';
  await stack.sql(
    `insert into public.contact_submissions (name, email, subject, message)
     select 'Pengirim ' || n, 'banyak@contoh.example.id', 'Pertanyaan ke-' || n, 'Isi ' || n from generate_series(1, 60) n`,
  );
  const id = await receive({ subject: hostile });
  const { user } = await open();
  expect(await screen.findByRole('link', { name: hostile })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(26);
  await user.click(screen.getByRole('link', { name: /berikut/i }));
  await waitFor(() => expect(screen.queryByRole('link', { name: hostile })).toBeNull());
  await user.type(screen.getByRole('searchbox'), 'ke-59');
  await user.click(await screen.findByRole('link', { name: 'Pertanyaan ke-59' }));
  expect(await screen.findByText('Isi 59')).toBeVisible();
  expect(await statusOf(id)).toBe('baru');
});

test('assigns and archives several messages at once', async () => {
  const subjects = ['Borongan satu', 'Borongan dua'];
  const ids: string[] = [];
  for (const subject of subjects) ids.push(await receive({ subject }));
  const { user } = await open('?q=borongan');
  const choose = async () => {
    for (const subject of subjects) {
      const row = within(await screen.findByRole('row', { name: new RegExp(subject) }));
      await user.click(row.getByRole('checkbox'));
    }
  };
  await choose();
  await user.click(screen.getByRole('button', { name: 'Tugaskan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Budi Editor (saya)' }));
  expect(await findToast('2 pesan ditugaskan kepada Budi Editor')).toBeVisible();
  for (const subject of subjects)
    expect(await screen.findByRole('row', { name: new RegExp(`${subject}.*Budi Editor`) })).toBeVisible();
  await choose();
  await user.click(screen.getByRole('button', { name: 'Arsipkan' }));
  expect(await findToast('2 pesan diarsipkan')).toBeVisible();
  for (const id of ids) expect(await statusOf(id)).toBe('arsip');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Borongan satu' })).not.toBeInTheDocument());
});
