import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallPdf } from '@tests/support/evidence-files';
import { openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';
import { sendUploadsThroughFetch } from '@tests/support/xhr';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('prints a receipt for a letter entered by staff with its date and scan', async () => {
  const { user } = await renderApp({ path: '/admin/keluhan', stack: service, role: 'editor' });
  sendUploadsThroughFetch();
  await user.click(await screen.findByRole('link', { name: 'Catat keluhan' }));
  await user.click(await screen.findByRole('button', { name: 'Catat keluhan' }));
  const source = screen.getByRole('combobox', { name: /^Diterima lewat/ });
  expect(source).toHaveFocus();
  expect(source).toBeInvalid();
  await user.selectOptions(source, 'Surat');
  const day = screen.getByLabelText(/^Tanggal diterima/);
  await user.clear(day);
  await user.type(day, '2026-11-02');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Keluhan ini tentang/ }), 'Layanan kami');
  await user.type(screen.getByRole('textbox', { name: /^Judul singkat/ }), 'Surat tanpa nama');
  await user.type(
    screen.getByRole('textbox', { name: /^Apa yang disampaikan/ }),
    'Penilaian lapangan tidak pernah datang.',
  );
  const reporter = screen.getByRole('textbox', { name: /^Nama pelapor/ });
  expect(reporter).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: /^Pelapor tidak menyebut nama/ }));
  expect(reporter).toBeDisabled();
  expect(reporter).toBeValid();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Hubungan pelapor/ }), 'Masyarakat');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Pemberitahuan privasi/ }),
    'Belum diberitahukan',
  );
  const file = new File([smallPdf], 'Surat.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector<HTMLInputElement>('form input[type=file]')!, file);
  await screen.findByText('Surat.pdf');
  await user.click(screen.getByRole('button', { name: 'Catat keluhan' }));

  expect(
    await screen.findByRole('heading', { level: 1, name: /^Keluhan KEL-\d+-\d+ tercatat/ }),
  ).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Tanda terima' }));
  expect(receipt.getByText(/^\w{4}-\w{4}-\w{4}$/)).toBeVisible();
  expect(receipt.getByText(/Diterima .*2 November 2026/)).toBeVisible();
  await waitFor(async () =>
    expect(
      await service.sql(`select 1 from private.upload_slots where file_name = 'Surat.pdf' and used`),
    ).toHaveLength(1),
  );
  const storedReceipt = () =>
    Object.entries(Object.assign({}, sessionStorage) as Record<string, string>).find(([key]) =>
      key.endsWith(':complaint-entry-receipt'),
    );
  await waitFor(() => expect(storedReceipt()?.[1]).toContain('"arrived":["'));
  const code = receipt.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent;
  expect(storedReceipt()?.[1]).toContain(code);
  await user.click(receipt.getByRole('link', { name: 'Buka perkara' }));
  expect(storedReceipt()).toBeUndefined();
  const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText('Surat')).toBeVisible();
  expect(facts.getByText(/^Tanpa persetujuan/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  const row = (await screen.findByRole('link', { name: 'Surat tanpa nama' })).closest('tr')!;
  expect(within(row).getByText('Tanpa nama')).toBeVisible();
});
