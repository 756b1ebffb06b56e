import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('lists the characters that the outcome letter cannot print, by part', async () => {
  const { id } = await fileComplaint(service, { subject: 'Mutu beton ≥ 30 MPa 山', name: 'Yamada 山田' });
  await call(service.editor, 'move_case', { kind: 'complaint', id, new_status: 'diproses' });
  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Selesaikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Selesaikan/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Hasil/ }), 'Suhu ≤ 35 °C, luas 2 m² ± ½ → √');
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Baik 😀');
  expect(dialog.getByText('Judul laporan: 山')).toBeVisible();
  expect(dialog.getByText('Nama penerima: 山 田')).toBeVisible();
  expect(dialog.getByText('Alasan: 😀')).toBeVisible();
  expect(dialog.queryByText(/^Hasil: /)).not.toBeInTheDocument();
});
