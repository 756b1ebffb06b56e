import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileComplaint, openService, track, type Service } from '@tests/service-requests/requests';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('sends a new access code once when the response is lost, and never shows it to staff', async () => {
  const { receipt, id } = await fileComplaint(service);
  const fetch = withFaults(service.fetch, [
    { match: 'rpc/renew_access_code', fault: 'answer-cut', times: 1 },
  ]);
  const { user } = await renderApp({
    path: `/admin/keluhan?case=${id}`,
    stack: service,
    role: 'editor',
    fetch,
  });
  const section = within(await screen.findByRole('region', { name: 'Kode akses pelapor' }));
  await user.click(section.getByRole('button', { name: 'Kirim kode baru' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Kirim kode baru' }));
  expect(await track(service.anon, receipt)).toMatchObject({ found: true });
  await user.type(dialog.getByLabelText(/Bagaimana Anda memastikan/), 'Ditelepon kembali.');
  await user.click(dialog.getByRole('button', { name: 'Kirim kode baru' }));
  expect(await screen.findByText('Kode akses diganti dan dikirim ke email pelapor')).toBeVisible();
  expect(await screen.findByText('Kode akses diganti. Ditelepon kembali.')).toBeVisible();
  expect(await track(service.anon, receipt)).toEqual({ found: false });
  expect(
    await service.sql(`select from public.case_events where case_id = $1 and kind = 'code'`, [id]),
  ).toHaveLength(1);
  const [made] = await service.sql<{ code: string }>(
    `select private.access_code(kind, renewed_key) as code from private.case_secrets where case_id = $1`,
    [id],
  );
  expect(document.body.textContent).not.toContain(made?.code);
});

test('shows an alternative to the code when there is no e-mail address on file', async () => {
  const { id } = await fileComplaint(service, { email: undefined });
  await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  const section = within(await screen.findByRole('region', { name: 'Kode akses pelapor' }));
  expect(section.getByText(/tidak meninggalkan alamat email/)).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});
