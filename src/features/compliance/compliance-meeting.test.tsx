import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { smallPdf } from '@tests/support/evidence-files';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { sendUploadsThroughFetch } from '@tests/support/xhr';
import { officeDay } from '@/lib/today';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  await stack.sql('delete from public.compliance_reviews');
  await stack.sql(`delete from private.upload_slots where kind = 'review'`);
});

const item = 'Tinjauan manajemen';
const today = officeDay(new Date());
const dayFrom = (days: number) => officeDay(new Date(Date.now() + days * 86_400_000));
const row = () => screen.findByRole('row', { name: new RegExp(item) });

async function openBoard(role: 'admin' | 'editor' | 'viewer', rules: FaultRule[] = []) {
  const fetch = withFaults(stack.fetch, rules);
  const { user } = await renderApp({ path: '/admin/kepatuhan', stack, role, fetch });
  sendUploadsThroughFetch();
  return { user, row: await row() };
}
async function openDialog(rules: FaultRule[] = []) {
  const { user } = await openBoard('editor', rules);
  await user.click(within(await row()).getByRole('button', { name: `Tandai sudah ditinjau: ${item}` }));
  await screen.findByRole('dialog');
  return user;
}
const dialog = () => within(screen.getByRole('dialog'));
async function fill(user: UserEvent, { metOn = today, nextOn = dayFrom(180) } = {}) {
  await user.type(dialog().getByLabelText(/^Tanggal rapat/), metOn);
  await user.type(dialog().getByLabelText(/^Rapat berikutnya paling lambat/), nextOn);
  await user.type(dialog().getByRole('textbox', { name: /^Peserta/ }), 'Direktur dan manajer mutu');
}
const attach = (user: UserEvent) =>
  user.upload(
    document.querySelector<HTMLInputElement>('form input[type=file]')!,
    new File([smallPdf], 'Risalah.pdf', { type: 'application/pdf' }),
  );
const save = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Catat tinjauan' }));

test('records a meeting with its minutes, which can be downloaded from the history', async () => {
  const user = await openDialog();
  await fill(user);
  await attach(user);
  expect(await dialog().findByText(/siap dikirim/)).toBeVisible();
  await save(user);
  await waitFor(async () => expect(within(await row()).getByText('Terpenuhi')).toBeVisible());
  await user.click(within(await row()).getByRole('button', { name: `Riwayat tinjauan: ${item}` }));
  expect(await screen.findByText('Peserta: Direktur dan manajer mutu')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unduh risalah' })).toBeVisible();
});

test('shows missing fields, and that a meeting without minutes is not sufficient', async () => {
  const user = await openDialog();
  await save(user);
  expect(await dialog().findByText('Isi tanggal rapat, paling lambat hari ini.')).toBeVisible();
  expect(dialog().getByText('Isi siapa yang hadir.')).toBeVisible();
  await fill(user, { metOn: dayFrom(-400), nextOn: today });
  expect(dialog().getByText('Isi tanggal sesudah rapat ini, paling lama setahun kemudian.')).toBeVisible();
  expect(dialog().getByText(/^Lampirkan risalah rapatnya/)).toBeVisible();
  expect(await stack.sql('select from public.compliance_reviews')).toEqual([]);
});

test('an insufficient verdict needs no meeting', async () => {
  const user = await openDialog();
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Penilaian Anda' }), 'insufficient');
  await save(user);
  await waitFor(async () => expect(within(await row()).getByText('Dinilai belum cukup')).toBeVisible());
});

test('keeps the input when the minutes expired before the review was saved', async () => {
  const user = await openDialog();
  await fill(user);
  await attach(user);
  expect(await dialog().findByText(/siap dikirim/)).toBeVisible();
  await stack.sql(`update private.upload_slots set to_delete = true where file_name = 'Risalah.pdf'`);
  await save(user);
  expect(await dialog().findByText(/^Sebuah lampiran sudah tidak ada/)).toBeVisible();
  expect(dialog().getByLabelText(/^Tanggal rapat/)).toHaveValue(today);
});

/** Records a meeting whose next meeting was due yesterday. */
const recordOldMeeting = () =>
  stack.sql(
    `with slot as (insert into private.upload_slots (path, kind, case_id, author, file_name, mime_type, size_bytes, used)
       values ('review/lama.pdf', 'review', gen_random_uuid(), 'staff', 'Lama.pdf', 'application/pdf', 20, true) returning path)
     insert into public.compliance_reviews (code, met_on, next_on, participants, minutes_path, reviewer_name)
     select 'management_review', private.today() - 200, private.today() - 1, 'Direktur', path, 'Ani' from slot`,
  );

test('the item is due after the day of the next meeting, and a failed download shows an error', async () => {
  await recordOldMeeting();
  const { user, row: line } = await openBoard('viewer', [
    { match: 'functions/v1/evidence-link', fault: 'server-error' },
  ]);
  expect(within(line).getByText('Sudah lewat waktunya')).toBeVisible();
  await user.click(within(line).getByRole('button', { name: `Riwayat tinjauan: ${item}` }));
  await user.click(await screen.findByRole('button', { name: 'Unduh risalah' }));
  expect(await screen.findByText('Risalah tidak dapat dibuka')).toBeVisible();
});

test('an admin can remove minutes, which makes the item insufficient', async () => {
  await recordOldMeeting();
  const { user, row: line } = await openBoard('admin');
  await user.click(within(line).getByRole('button', { name: `Riwayat tinjauan: ${item}` }));
  await user.click(await screen.findByRole('button', { name: 'Hapus risalah' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hapus risalah ini?' }));
  await user.click(question.getByRole('button', { name: 'Hapus risalah' }));
  expect(await screen.findByText(/^Risalah dihapus \d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Unduh risalah' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(within(await row()).getByText('Dinilai belum cukup')).toBeVisible());
});
