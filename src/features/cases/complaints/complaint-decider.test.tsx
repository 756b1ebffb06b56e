import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { findToast } from '@tests/support/toasts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('records another person as the decider, after the user confirms their declaration', async () => {
  const { id } = await fileComplaint(service);
  await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  await call(service.editor, 'record_outsider', {
    ...{ kind: 'complaint', id, person_name: 'Sri Lestari' },
    role: 'assessor',
  });
  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Selesaikan/ }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Kesimpulan/ }), 'Keluhan tidak terbukti');
  await user.type(dialog.getByRole('textbox', { name: /^Hasil/ }), 'Tidak terbukti.');
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Sesuai jadwal.');
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Yang memutus/ }), 'other');
  await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
  expect(await dialog.findByText(/^Mintakan pernyataan orang ini/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^Pengambil keputusan menyatakan/ })).not.toBeChecked();
  const name = dialog.getByRole('textbox', { name: /^Nama pengambil keputusan/ });
  await user.type(name, 'Sri Lestari, S.T.');
  await user.type(dialog.getByRole('textbox', { name: /^Jabatan/ }), 'Ketua Panel');
  await user.click(
    await dialog.findByRole('checkbox', { name: /^Sri Lestari, S\.T\., Ketua Panel menyatakan/ }),
  );
  await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
  expect(await dialog.findByText(/^Pengambil keputusan ini tercatat terlibat/)).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Sari Dewi');
  const declaration = await dialog.findByRole('checkbox', { name: /^Sari Dewi, Ketua Panel menyatakan/ });
  expect(declaration).not.toBeChecked();
  await user.click(declaration);
  await user.click(dialog.getByRole('button', { name: 'Selesaikan' }));
  expect(await findToast('Status menjadi “Selesai”')).toBeVisible();
  expect(
    within(await screen.findByRole('region', { name: 'Hasil' })).getByText(/oleh Sari Dewi, Ketua Panel$/),
  ).toBeVisible();
});
