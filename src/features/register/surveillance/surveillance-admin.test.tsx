import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { fromRowMenu } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

interface Visit {
  id: string;
  number: string;
  client_id: string;
}
const overdue = () =>
  stack.sql<Visit>(
    `select v.id, c.number, c.client_id from public.surveillance_visits v join public.certificates c on c.id = v.certificate_id
     where v.done_on is null and v.due_on < private.today() and c.status = 'aktif' and c.expires_on > private.today() + 30 order by v.due_on, v.id`,
  );
const readResult = (id: string) =>
  stack.sql<{ result: string | null; findings: string | null }>(
    'select result, findings from public.surveillance_visits where id = $1',
    [id],
  );

test('records a result only once when the response is lost', async () => {
  const [visit] = await overdue();
  const { id, number } = visit!;
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/record_surveillance', fault: 'answer-cut', times: 1 },
  ]);
  const { user } = await renderApp({
    path: '/admin/klien/surveilans?due=overdue',
    stack,
    role: 'editor',
    fetch,
  });
  await fromRowMenu(user, number, new RegExp(`^Catat hasil surveilans ${number},`));
  const dialog = within(await screen.findByRole('dialog', { name: `Surveilans ${number}` }));
  await user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  expect(dialog.getByText('Pilih hasilnya.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Hasil/ }), 'Perlu tindakan perbaikan');
  await user.type(dialog.getByRole('textbox', { name: /^Temuan/ }), '<b>Alat ukur</b> belum dikalibrasi');
  await user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  expect(await findToast(`Hasil surveilans ${number} dicatat`)).toBeVisible();
  expect(await readResult(id)).toEqual([
    { result: 'perbaikan', findings: '<b>Alat ukur</b> belum dikalibrasi' },
  ]);
});

test('does not overwrite a result that a colleague has recorded in the meantime', async () => {
  const [visit] = await overdue();
  const { id, number } = visit!;
  const { user } = await renderApp({
    path: `/admin/klien/surveilans?due=overdue&q=${number}`,
    stack,
    role: 'editor',
  });
  await fromRowMenu(user, number, new RegExp(`^Catat hasil surveilans ${number},`));
  const dialog = within(await screen.findByRole('dialog'));
  await stack.sql(
    `update public.surveillance_visits set done_on = private.today(), result = 'memenuhi' where id = $1`,
    [id],
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Hasil/ }), 'Perlu tindakan perbaikan');
  await user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  expect(await dialog.findByText(/Orang lain baru saja mencatat hasilnya/)).toBeVisible();
  expect((await readResult(id))[0]?.result).toBe('memenuhi');
});

test('requires a decision or a reason when the certificate does not conform', async () => {
  const [visit] = await overdue();
  const { id, number } = visit!;
  const { user } = await renderApp({
    path: `/admin/klien/surveilans?due=overdue&q=${number}`,
    stack,
    role: 'editor',
  });
  await fromRowMenu(user, number, new RegExp(`^Catat hasil surveilans ${number},`));
  const dialog = within(await screen.findByRole('dialog'));
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Hasil/ }), 'Tidak memenuhi persyaratan');
  await save();
  expect(dialog.getByText('Pilih apakah keputusan menyusul.')).toBeVisible();
  const follows = dialog.getByRole('combobox', { name: /^Keputusan atas sertifikat/ });
  await user.selectOptions(follows, 'Tidak ada keputusan');
  await save();
  expect(dialog.getByText('Tulis alasannya.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Alasan tanpa keputusan/ }), 'Alat sudah diganti');
  await save();
  expect(await findToast(`Hasil surveilans ${number} dicatat`)).toBeVisible();
  expect(
    await stack.sql('select result, no_decision_reason from public.surveillance_visits where id = $1', [id]),
  ).toEqual([{ result: 'tidak', no_decision_reason: 'Alat sudah diganti' }]);
});

test('shows viewers overdue visits but no buttons to record results', async () => {
  const [visit] = await overdue();
  const { user } = await renderApp({
    path: `/admin/klien/${visit!.client_id}`,
    stack,
    role: 'viewer',
  });
  const [lapsed] = await screen.findAllByRole('link', { name: /^Surveilans terlewat sejak / });
  await user.click(lapsed!);
  await waitFor(() => expect(window.location.pathname).toBe('/admin/klien/surveilans'));
  expect((await screen.findAllByRole('rowheader'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Catat hasil|Tindakan untuk)/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Sampah/ })).toBeNull();
});

test('shows the dates of the visit and of the certificate’s expiry only on request', async () => {
  await renderApp({ path: '/admin/klien/surveilans', stack, role: 'viewer' });
  expect(await screen.findByRole('columnheader', { name: 'Hasil' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Dilaksanakan' })).not.toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Berlaku sampai' })).not.toBeInTheDocument();
});

test('exports the list as a calendar', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = await renderApp({ path: '/admin/klien/surveilans?due=open', stack, role: 'editor' });
  const shown = await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Unduh kalender' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await saved[0]!.text();
  expect(text.split('BEGIN:VEVENT').length - 1).toBeGreaterThanOrEqual(shown.length);
  expect(text).toContain(`Surveilans ${shown[0]!.textContent}`);
});
