import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAppeal, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('lists an appeal, opens it and offers the status changes for appeals', async () => {
  const { receipt } = await fileAppeal(service, {
    subject: 'Penolakan BG002',
    application_number: 'P-77',
    subclass_codes: ['BG002', 'BS001'],
  });
  const { user } = await renderApp({ path: '/admin/banding?q=p-77', stack: service, role: 'editor' });
  const row = within(await screen.findByRole('row', { name: new RegExp(receipt.number) }));
  await user.click(row.getByRole('link'));
  const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText('P-77')).toBeVisible();
  expect(facts.getByText('Penolakan')).toBeVisible();
  expect(facts.getByText('BG002, BS001')).toBeVisible();
  const moves = within(screen.getByRole('region', { name: 'Langkah berikutnya' }));
  expect(await moves.findByRole('button', { name: 'Mulai periksa' })).toBeVisible();
  expect(moves.getByRole('button', { name: 'Nyatakan gugur' })).toBeVisible();
  expect(moves.queryByRole('button', { name: 'Kabulkan banding' })).not.toBeInTheDocument();
});

test('calls the sender of an appeal an appellant, never a complainant', async () => {
  const { id } = await fileAppeal(service);
  await renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor' });
  expect(await screen.findByRole('heading', { name: 'Identitas pemohon banding' })).toBeVisible();
  expect((await screen.findAllByText('Pesan kepada pemohon banding')).length).toBeGreaterThan(0);
  expect(document.body).not.toHaveTextContent(/pelapor(?!\.example)|\$t\(/i);
});

test('lets staff declare the documents of an appeal complete only once', async () => {
  const { id } = await fileAppeal(service);
  const { user } = await renderApp({ path: `/admin/banding?case=${id}`, stack: service, role: 'editor' });
  const documents = within(await screen.findByRole('region', { name: 'Kelengkapan dokumen' }));
  await user.click(documents.getByRole('button', { name: 'Nyatakan lengkap' }));
  expect(await documents.findByText(/^Lengkap sejak/)).toBeVisible();
  expect(documents.queryByRole('button')).toBeNull();
  expect(await screen.findByText('Dokumen dinyatakan lengkap')).toBeVisible();
});
