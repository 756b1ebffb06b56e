import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = (path = '/admin/faq', role: 'admin' | 'editor' | 'viewer' = 'editor') =>
  renderApp({ path, stack, role });
const readQuestion = async (question: string) =>
  (await stack.sql<Record<string, unknown>>('select * from public.faq where question = $1', [question]))[0];
const VALIDITY = 'Berapa lama SBU berlaku?';

test('lets an editor add a question in both languages at the end of the list', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Tambah pertanyaan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tambah pertanyaan' });
  expect(window.location.search).toBe('?new=1');

  const question = within(dialog).getByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ });
  await waitFor(() => expect(question).toHaveFocus());
  await user.paste('Apakah kantor buka hari Sabtu?');
  await user.type(
    within(dialog).getByRole('textbox', { name: /^Pertanyaan \(Inggris\)/ }),
    'Are you open on Saturdays?',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  const answer = await within(dialog).findByRole('textbox', { name: 'Jawaban (Indonesia)' });
  expect(await within(dialog).findByText('Wajib diisi.')).toBeVisible();
  await waitFor(() => expect(answer).toHaveFocus());

  await user.click(answer);
  await user.keyboard('Tidak.');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Kategori/ }), 'biaya');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('');
  expect(await readQuestion('Apakah kantor buka hari Sabtu?')).toMatchObject({
    question_en: 'Are you open on Saturdays?',
    answer: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tidak.' }] }] },
    answer_en: null,
    category: 'biaya',
    is_published: true,
    sort_order: 14,
  });
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('switch'));
  expect(rows.at(-1)).toHaveTextContent('Apakah kantor buka hari Sabtu?');
  expect(rows.at(-1)).toHaveTextContent('Inggris 1/2');
});

test('opens a question by URL, saves it, and shows the change on the public page', async () => {
  const row = await readQuestion(VALIDITY);
  const { user } = await open(`/admin/faq?edit=${String(row?.id)}`);
  const dialog = await screen.findByRole('dialog', { name: `Ubah “${VALIDITY}”` });
  const question = within(dialog).getByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ });
  expect(question).toHaveValue(VALIDITY);
  await user.clear(question);
  await user.paste('Berapa tahun SBU berlaku?');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('link', { name: 'Berapa tahun SBU berlaku?' })).toBeVisible();

  visit('/informasi/faq');
  expect(await screen.findByText('Berapa tahun SBU berlaku?')).toBeVisible();
});

test('shows a question’s history to its editors, with a link to the audit log for admins', async () => {
  const { id } = (await readQuestion(VALIDITY)) as { id: string };
  await stack.sql(`update public.faq set is_published = false where id = $1`, [id]);
  const asEditor = await open(`/admin/faq?edit=${id}`);
  await asEditor.user.click(await screen.findByRole('button', { name: 'Riwayat perubahan' }));
  const history = within(await screen.findByRole('dialog', { name: `Riwayat: ${VALIDITY}` }));
  const [newest] = await history.findAllByRole('listitem');
  expect(newest).toHaveTextContent('Sistem mengubah Terbit');
  await asEditor.user.click(within(newest!).getByText(/mengubah Terbit/));
  expect(within(newest!).getByRole('group', { name: 'Terbit: Sebelum' })).toHaveTextContent('Ya');
  expect(within(newest!).getByRole('group', { name: 'Terbit: Sesudah' })).toHaveTextContent('Tidak');
  expect(history.queryByRole('link')).not.toBeInTheDocument();
  await asEditor.user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: `Ubah “${VALIDITY}”` })).toBeVisible();
  asEditor.unmount();

  const { user } = await open(`/admin/faq?edit=${id}`, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Riwayat perubahan' }));
  await user.click(await screen.findByRole('link', { name: 'Buka di log audit' }));
  expect(await screen.findByRole('table', { name: 'Log audit' })).toBeVisible();
  expect(window.location.search).toBe(`?table=faq&row=${id}`);
  const lines = screen.getAllByRole('row').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toHaveTextContent(VALIDITY);
});

test('moves a deleted row to the trash, with an undo in the toast', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Hapus “${VALIDITY}”` }));
  await user.click(await screen.findByRole('button', { name: 'Pindahkan ke sampah' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: VALIDITY })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'Sampah (1)' })).toBeVisible();
  expect((await readQuestion(VALIDITY))?.deleted_at).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pertanyaan umum' })).toHaveFocus());

  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByRole('link', { name: VALIDITY })).toBeVisible();
  expect((await readQuestion(VALIDITY))?.deleted_at).toBeNull();
});

test('restores a row from the trash to its position, or deletes it permanently', async () => {
  await stack.sql('update public.faq set deleted_at = now() where sort_order <= 2');
  const { user } = await open('/admin/faq?view=trash');
  await user.click(await screen.findByRole('button', { name: `Hapus permanen “${VALIDITY}”` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus permanen' }));
  await waitFor(() => expect(screen.queryByText(VALIDITY)).not.toBeInTheDocument());
  expect(await readQuestion(VALIDITY)).toBeUndefined();

  await user.click(screen.getByRole('button', { name: /^Pulihkan/ }));
  expect(await screen.findByText('Sampah kosong')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Daftar (12)' }));
  const [first] = await screen.findAllByRole('link', { name: /\?$/ });
  expect(first).toHaveTextContent('Apa itu Sertifikat Badan Usaha (SBU)?');
});

test('publishes and unpublishes immediately with the switch', async () => {
  const { user } = await open();
  const toggle = await screen.findByRole('switch', { name: `Terbit: “${VALIDITY}”` });
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  await waitFor(async () => expect(await readQuestion(VALIDITY)).toMatchObject({ is_published: false }));
  expect(await screen.findByText('13 entri, 12 terbit')).toBeVisible();
});

test('searches questions and answers in both languages, and stores the search in the URL', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Cari dalam daftar' }), 'how long');
  expect(await screen.findByText(/1 dari 13 cocok/)).toBeVisible();
  expect(window.location.search).toBe('?q=how+long');
  expect(screen.queryByRole('button', { name: /^Geser/ })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), ' tidak ada');
  await user.click(await screen.findByRole('button', { name: 'Hapus pencarian' }));
  expect(await screen.findByText('13 entri, 13 terbit')).toBeVisible();
});
