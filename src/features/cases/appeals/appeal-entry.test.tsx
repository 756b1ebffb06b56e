import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

type User = Awaited<ReturnType<typeof renderApp>>['user'];
const path = '/admin/banding?entry=1';
const text = (name: RegExp) => screen.getByRole('textbox', { name });
const choose = (user: User, name: RegExp, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option);
const setDay = async (user: User, name: RegExp, day: string) => {
  const input = screen.getByLabelText(name);
  await user.clear(input);
  await user.type(input, day);
};
const record = (user: User) => user.click(screen.getByRole('button', { name: 'Catat banding' }));

async function fillAppellant(user: User) {
  await user.type(text(/^Alasan banding/), 'Surat kami: dokumen peralatan sudah lengkap.');
  await choose(user, /^Hubungan pemohon banding/, 'Pemegang SBU');
  await user.type(text(/^Nama pemohon banding/), 'Ibu Kenanga');
  const company = text(/^Badan usaha pemohon banding/);
  await user.clear(company);
  await user.type(company, 'PT Karya Kenanga');
  await choose(user, /^Pemberitahuan privasi/, 'Diserahkan tertulis');
}

/** Fills in a refusal of that date, received by letter on that day. */
async function fillRefusal(user: User, number: string, decidedOn: string, receivedOn: string) {
  await choose(user, /^Diterima lewat/, 'Surat');
  await setDay(user, /^Tanggal diterima/, receivedOn);
  await user.type(text(/^Nomor permohonan atau sertifikat/), number);
  await choose(user, /^Keputusan yang dimintakan banding/, 'Penolakan');
  await setDay(user, /^Tanggal keputusan/, decidedOn);
  await fillAppellant(user);
}

test('prints the receipt of a late appeal on paper and warns that it is late', async () => {
  const { user } = await renderApp({ path: '/admin/banding', stack: service, role: 'editor' });
  await user.click(await screen.findByRole('link', { name: 'Catat banding' }));
  await screen.findByRole('button', { name: 'Catat banding' });
  await record(user);
  const source = screen.getByRole('combobox', { name: /^Diterima lewat/ });
  expect(source).toHaveFocus();
  expect(source).toBeInvalid();
  await fillRefusal(user, 'P-KERTAS/1', '2024-01-02', '2026-11-02');
  expect(await screen.findByText('Banding ini terlambat diajukan')).toBeVisible();
  await record(user);
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Banding BND-\d+-\d+ tercatat/ }),
  ).toBeVisible();
  const receipt = within(screen.getByRole('region', { name: 'Tanda terima' }));
  expect(receipt.getByText(/^\w{4}-\w{4}-\w{4}$/)).toBeVisible();
  expect(
    receipt.getByText(/^Banding ini terlambat diajukan: hari terakhirnya 22 Januari 2024/),
  ).toBeVisible();
  await user.click(receipt.getByRole('link', { name: 'Buka perkara' }));
  const facts = within(await screen.findByRole('region', { name: 'Keterangan' }));
  expect(facts.getByText('Surat')).toBeVisible();
  expect(facts.getByText(/^Tanpa persetujuan: dasarnya kewajiban menangani banding/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Terlambat diajukan' })).toBeVisible();
});

test('fills in certificate, kind and date from the decision chosen in the register', async () => {
  const [certificate] = await service.sql<{ id: string; number: string }>(
    `select id, number from public.certificates where status = 'aktif' and is_published and deleted_at is null
       and expires_on > private.today() order by number desc limit 1`,
  );
  await service.sql(
    `select public.decide_certificate($1, 'suspend', '{"reason": "Surveilans", "ground": "kewajiban"}')`,
    [certificate!.id],
  );
  const { user } = await renderApp({ path, stack: service, role: 'editor' });
  await user.type(
    await screen.findByRole('textbox', { name: /^Cari keputusan atas sertifikat/ }),
    certificate!.number,
  );
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${certificate!.number}`) }));
  const change = screen.getByRole('button', { name: 'Ganti' });
  await waitFor(() => expect(change).toHaveFocus());
  expect(screen.queryByRole('combobox', { name: /^Keputusan yang dimintakan/ })).toBeNull();
  expect(text(/^Badan usaha pemohon banding/)).not.toHaveValue('');
  await choose(user, /^Diterima lewat/, 'Datang langsung');
  await fillAppellant(user);
  await record(user);
  await screen.findByRole('heading', { level: 1, name: /^Banding BND-\d+-\d+ tercatat/ });
  const [row] = await service.sql(
    `select application_number, decision, is_late from public.appeals order by entered_at desc nulls last limit 1`,
  );
  expect(row).toEqual({ application_number: certificate!.number, decision: 'pembekuan', is_late: false });
});

test('shows errors at invalid fields and keeps the input', async () => {
  const { user } = await renderApp({ path, stack: service, role: 'editor' });
  await screen.findByRole('button', { name: 'Catat banding' });
  await fillRefusal(user, '---', '2026-11-20', '2026-11-02');
  await choose(user, /^Diterima lewat/, 'Email');
  await record(user);
  expect(screen.getByLabelText(/^Tanggal diterima/)).toBeInvalid();
  expect(text(/^Nomor permohonan atau sertifikat/)).toBeInvalid();
  expect(text(/^Email/)).toBeInvalid();
  expect(text(/^Alasan banding/)).toHaveValue('Surat kami: dokumen peralatan sudah lengkap.');
});

test('records an appeal once when the first response is lost', async () => {
  const fetch = withFaults(service.fetch, [
    { match: '/rpc/enter_appeal', fault: 'answer-cut', times: 1 },
    { match: '/rpc/was_recorded', fault: 'server-error', times: 1 },
  ]);
  const { user } = await renderApp({ path, stack: service, role: 'editor', fetch });
  await screen.findByRole('button', { name: 'Catat banding' });
  await fillRefusal(user, 'P-HILANG/1', '2026-11-02', '2026-11-02');
  await record(user);
  await user.click(await screen.findByRole('button', { name: 'Periksa lagi' }));
  await screen.findByRole('heading', { level: 1, name: /^Banding BND-\d+-\d+ tercatat/ });
  expect(
    await service.sql(`select from public.appeals where application_number = 'P-HILANG/1'`),
  ).toHaveLength(1);
});

test('keeps the form usable when the search for decisions fails', async () => {
  const fetch = withFaults(service.fetch, [{ match: '/rpc/appealable_decisions', fault: 'server-error' }]);
  const { user } = await renderApp({ path, stack: service, role: 'editor', fetch });
  await user.type(await screen.findByRole('textbox', { name: /^Cari keputusan/ }), 'PNS-BG001');
  expect(await screen.findByText(/^Keputusan sedang tidak dapat dicari/)).toBeVisible();
  expect(text(/^Nomor permohonan atau sertifikat/)).toBeEnabled();
});
