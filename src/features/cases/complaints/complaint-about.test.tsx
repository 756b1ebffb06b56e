import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
let company = { id: '', name: '', number: '' };
beforeAll(async () => {
  service = await openService();
  const [found] = await service.sql<typeof company>(
    `select k.id, coalesce(k.legal_form || ' ', '') || k.name as name, c.number
     from public.clients k join public.certificates c on c.client_id = k.id
     where k.is_published and k.deleted_at is null and c.is_published and c.deleted_at is null limit 1`,
  );
  company = found!;
});
afterAll(() => service.close());
beforeEach(() => localStorage.clear());

const LABEL = /^Badan usaha atau sertifikat yang dikeluhkan/;

test('sends the certificate named in the link with the complaint', async () => {
  const path = `/keluhan?sertifikat=${encodeURIComponent(company.number)}`;
  const { user } = await renderApp({ path, stack: service });
  const chosen = within(await screen.findByRole('group', { name: LABEL }));
  expect(chosen.getByText(`${company.name} (${company.number})`)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Penyalahgunaan/ }));
  await user.type(screen.getByLabelText('Judul singkat'), 'Dipakai badan usaha lain');
  await user.type(screen.getByLabelText('Apa yang terjadi'), 'Nomor ini ada pada penawaran lain.');
  await user.click(screen.getByRole('radio', { name: 'Masyarakat' }));
  await user.type(screen.getByLabelText('Nama lengkap'), 'Budi Santoso');
  await user.click(screen.getByRole('checkbox', { name: /^Saya telah membaca/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim keluhan' }));
  await screen.findByRole('heading', { level: 1, name: /sudah kami terima/ });
  const [row] = await service.sql<{ about_company_id: string }>(
    `select about_company_id from public.complaints where subject = 'Dipakai badan usaha lain'`,
  );
  expect(row).toEqual({ about_company_id: company.id });
});

test('keeps an unknown certificate number from the URL as free text until a company is chosen', async () => {
  const { user } = await renderApp({ path: '/keluhan?sertifikat=TIDAK-ADA-99', stack: service });
  const input = await screen.findByRole('textbox', { name: LABEL });
  await waitFor(() => expect(input).toHaveValue('TIDAK-ADA-99'));
  await user.clear(input);
  await user.type(input, company.name.split(' ').at(-1)!);
  await user.click(await screen.findByRole('button', { name: new RegExp(company.name) }));
  expect(screen.getByRole('button', { name: 'Ganti' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Ganti' }));
  expect(screen.getByRole('textbox', { name: LABEL })).toHaveFocus();
});

test('lets staff correct the subject of a complaint and filter the list by company', async () => {
  const { id } = await fileComplaint(service, { about_name: 'PT Salah', subject: 'Tautan diperbaiki' });
  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  const part = within(await screen.findByRole('region', { name: 'Pihak yang dikeluhkan' }));
  expect(part.getByText('PT Salah')).toBeVisible();
  await user.click(part.getByRole('button', { name: 'Perbaiki' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Pihak yang dikeluhkan/ }));
  await user.clear(dialog.getByRole('textbox', { name: LABEL }));
  await user.type(dialog.getByRole('textbox', { name: LABEL }), company.number);
  await user.click(await dialog.findByRole('button', { name: new RegExp(company.number) }));
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Pihak yang dikeluhkan disimpan')).toBeVisible();
  await user.click(await part.findByRole('link', { name: 'Semua keluhan tentang badan usaha ini' }));
  expect(await screen.findByText('Tautan diperbaiki')).toBeVisible();
  const chip = { name: new RegExp(`^Badan usaha: .*${company.name}`) };
  expect(await screen.findByRole('button', chip)).toBeInTheDocument();
});
