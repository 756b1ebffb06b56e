import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('offers only a correction from the beginning for a certificate that is not issued yet', async () => {
  const [future] = await stack.sql<{ id: string; client_id: string }>(
    `insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on,
       decided_on, decided_by, second_reason)
     select client_id, subclass_id, 'UJI-BELUM-1', qualification, private.today() + 30, private.today() + 400,
       private.today(), 'Direktur', 'Uji'
     from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null
       and c.client_id in (select k.id from public.clients k where k.is_published and k.deleted_at is null)
     order by c.number limit 1 returning id, client_id`,
  );
  const { user } = await renderApp({ path: `/admin/klien/${future!.client_id}`, stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Catat keputusan atas UJI-BELUM-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  const kind = dialog.getByRole('combobox', { name: /^Keputusan/ });
  const [, ...kinds] = within(kind).getAllByRole('option');
  expect(kinds.map(({ textContent }) => textContent)).toEqual(['Koreksi']);
  await user.selectOptions(kind, 'Koreksi');
  const add = dialog.getByRole('combobox', { name: /^Isian yang diubah/ });
  await waitFor(() => expect(add).toBeEnabled());
  await user.selectOptions(add, 'Nama pemegang saat terbit');
  expect(dialog.getByText(/belum mencapai tanggal terbitnya/)).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: /sejak awal/ })).not.toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Berlaku sejak/)).not.toBeInTheDocument();
  const holder = dialog.getByRole('textbox', { name: /^Nama pemegang/ });
  await user.clear(holder);
  await user.type(holder, 'Nama Benar');
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Salah ketik');
  await user.click(dialog.getByRole('button', { name: 'Simpan keputusan' }));
  await findToast('UJI-BELUM-1: Koreksi tercatat');
  const decisions = await stack.sql(
    `select kind, from_beginning from public.certificate_decisions where certificate_id = $1 and kind <> 'grant'`,
    [future!.id],
  );
  expect(decisions).toEqual([{ kind: 'correct', from_beginning: true }]);
});
