import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('stores the branches of a step under their outcome and omits empty ones', async () => {
  const { user } = await renderApp({ path: '/admin/alur-sertifikasi?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah tahap');
  await fill(user, dialog, /^Tahap \(Indonesia\)/, 'Tahap uji');
  const duration = within(dialog).getByRole('textbox', { name: 'Lama (hari kerja)' });
  expect(duration).toHaveAccessibleDescription(/^Lebih dari 180 berarti kegiatan yang berulang/);
  await fill(user, dialog, /^Lama/, '3');
  await fill(user, dialog, /^Bila Revision \(Indonesia\)/, 'Kembali ke pemohon.');
  await fill(user, dialog, /^Bila Revision \(Inggris\)/, 'Back to the applicant.');
  await save(user);
  await waitForClosedDialog();
  const rows = await stack.sql(
    "select outcome, duration_days from public.alur_sertifikasi where title = 'Tahap uji'",
  );
  const outcome = { revision: 'Kembali ke pemohon.', revision_en: 'Back to the applicant.' };
  expect(rows).toEqual([{ outcome, duration_days: 3 }]);
  expect((await screen.findAllByText('3 hari')).length).toBeGreaterThan(1);
});

test('removes a cleared branch and keeps the others', async () => {
  const [step] = await stack.sql<{ id: string }>(
    `insert into public.alur_sertifikasi (title, outcome)
     values ('Tahap bercabang', '{"approved": "Lanjut", "rejected": "Berhenti"}') returning id`,
  );
  const { user } = await renderApp({
    path: `/admin/alur-sertifikasi?edit=${step?.id}`,
    stack,
    role: 'editor',
  });
  const dialog = await editor('Ubah “Tahap bercabang”');
  const rejected = within(dialog).getByRole('textbox', { name: /^Bila Rejected \(Indonesia\)/ });
  expect(rejected).toHaveValue('Berhenti');
  await user.clear(rejected);
  await save(user);
  await waitForClosedDialog();
  const rows = await stack.sql('select outcome from public.alur_sertifikasi where id = $1', [step?.id]);
  expect(rows).toEqual([{ outcome: { approved: 'Lanjut' } }]);
});

test('offers placeholders for numbers next to each text and warns about unknown ones', async () => {
  const { user } = await renderApp({ path: '/admin/alur-sertifikasi?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah tahap');
  await fill(user, dialog, /^Tahap \(Indonesia\)/, 'Tahap bernama');
  const branch = within(dialog).getByRole('textbox', { name: /^Bila Revision \(Indonesia\)/ });
  await user.type(branch, 'Kembali dalam hari kerja, {{batas_salah}.');
  expect(await within(dialog).findByRole('status')).toHaveTextContent(/tidak dikenal .*\{batas_salah\}/);
  expect(branch).toHaveAccessibleDescription(/tidak dikenal/);
  await user.clear(branch);
  await user.type(branch, 'Kembali dalam .', { initialSelectionStart: 0 });
  branch.focus();
  (branch as HTMLTextAreaElement).setSelectionRange(14, 14);
  const offer = within(branch.parentElement!).getByRole('combobox', { name: /^Sisipkan angka/ });
  await user.selectOptions(
    offer,
    await within(offer).findByRole('option', { name: /^\{batas_perbaikan\} · 3/ }),
  );
  expect(branch).toHaveValue('Kembali dalam {batas_perbaikan}.');
  expect(branch).toHaveFocus();
  expect(offer).toHaveValue('');
  await save(user);
  await waitForClosedDialog();
  expect(
    await stack.sql(`select outcome from public.alur_sertifikasi where title = 'Tahap bernama'`),
  ).toEqual([{ outcome: { revision: 'Kembali dalam {batas_perbaikan}.' } }]);
});

test('shows an error for a duration outside the limits', async () => {
  const { user } = await renderApp({ path: '/admin/alur-sertifikasi?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah tahap');
  await fill(user, dialog, /^Tahap \(Indonesia\)/, 'Tahap lain');
  await fill(user, dialog, /^Lama/, '1501');
  await save(user);
  expect(await within(dialog).findByText('Tulis bilangan bulat dari 0 sampai 1500.')).toBeVisible();
});
