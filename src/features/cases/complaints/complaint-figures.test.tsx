import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { withFaults } from '@tests/support/faults';

let service: Service;
beforeAll(async () => {
  service = await openService();
  for (const category of ['layanan', 'layanan', 'personel']) await fileComplaint(service, { category });
});
afterAll(() => service.close());

const open = (search = '', fetch = service.fetch) =>
  renderApp({ path: `/admin/keluhan?view=figures${search}`, stack: service, role: 'editor', fetch });

test('shows figures by month, category, outcome and time to close', async () => {
  await open();
  const kinds = within(await screen.findByRole('region', { name: 'Menurut kategori' }));
  expect(kinds.getByText('Layanan kami').nextSibling).toHaveTextContent('2');
  expect(screen.getByText('Belum ada yang ditutup')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Masuk per bulan' })).toHaveTextContent('3');
});

test('shows the figures of a calendar year and stores the year in the URL', async () => {
  const [years] = await service.sql<{ now: string; before: string }>(
    `select to_char(private.today(), 'YYYY') as now, to_char(private.today() - interval '1 year', 'YYYY') as before`,
  );
  const { now, before } = years!;
  const { user } = await open(`&period=${now}`);
  expect(await screen.findByRole('heading', { name: `Statistik tahun ${now}` })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Masuk per bulan' })).toHaveTextContent('3');
  await user.selectOptions(screen.getByLabelText('Masa'), before);
  expect(await screen.findByText(`Tidak ada perkara yang masuk pada tahun ${before}.`)).toBeVisible();
  expect(window.location.search).toContain(`period=${before}`);
  expect(screen.queryByRole('button', { name: 'Cetak atau simpan PDF' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Tindakan/ }));
  expect(window.location.search).not.toContain('period');
});

test('falls back to the last twelve months for an invalid year in the URL', async () => {
  await open('&period=1999%27');
  expect(await screen.findByRole('heading', { name: 'Statistik 12 bulan terakhir' })).toBeVisible();
  expect(screen.getByLabelText('Masa')).toHaveValue('');
});

test('shows an error with the period select when figures fail to load', async () => {
  const fetch = withFaults(service.fetch, [{ match: 'rpc/case_figures', fault: 'malformed-json' }]);
  const { user } = await open('', fetch);
  expect(await screen.findByText('Statistik tidak dapat dimuat')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  const present = new Date().getFullYear().toString();
  await user.selectOptions(screen.getByLabelText('Masa'), present);
  expect(await screen.findByRole('heading', { name: `Statistik tahun ${present}` })).toBeVisible();
});
