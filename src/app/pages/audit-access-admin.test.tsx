import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, fileComplaint, openService, today, type Service } from '@tests/service-requests/requests';
import { withFaults } from '@tests/support/faults';
import { renderApp, visit } from '@tests/support/render-app';

const PATH = '/admin/akses-audit';

let service: Service;
let viewer: string;
beforeAll(async () => {
  service = await openService();
  const [row] = await service.sql<{ id: string }>('select id from public.app_users where email = $1', [
    service.accounts.viewer.email,
  ]);
  viewer = row?.id ?? '';
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.sql('delete from public.audit_access');
});

const give = () =>
  call(service.admin, 'grant_audit_access', {
    user_id: viewer,
    starts_on: today(),
    ends_on: today(),
    reason: 'Asesmen KAN',
  });
const open = (path = PATH, fetch = service.fetch) =>
  renderApp({ path, stack: service, role: 'viewer', fetch });
const menu = () => screen.findByRole('navigation', { name: 'Menu admin' });
const reads = async () =>
  (
    await service.sql<{ detail: Record<string, unknown> }>(
      `select detail from public.security_events where event = 'audit_read' order by created_at`,
    )
  ).map(({ detail }) => detail);

test('a viewer without reading access sees neither the link in the sidebar nor the screen', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  visit('/admin');
  expect(within(await menu()).queryByRole('link', { name: 'Akses Audit' })).not.toBeInTheDocument();
});

test('a viewer with reading access can read a case without identities, and each page is recorded', async () => {
  await give();
  const {
    receipt: { number },
  } = await fileComplaint(service, {
    subject: 'Keluhan Budi Santoso',
    description: 'Saya, Budi Santoso dari PT Maju Jaya, telepon 0812-3456-7890, sudah tiga minggu menunggu.',
  });
  const { user } = await open('/admin');
  await user.click(within(await menu()).getByRole('link', { name: 'Akses Audit' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Akses audit' })).toBeVisible();
  const row = within(await screen.findByRole('row', { name: new RegExp(number) }));
  expect(row.getByText('Keluhan (dianonimkan)')).toBeVisible();
  await user.click(row.getByRole('link', { name: number }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Keluhan (dianonimkan)' })).toBeVisible();
  expect(screen.getByText(/sudah tiga minggu menunggu/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Santoso|Maju Jaya|3456/);
  expect(screen.queryByRole('button', { name: /Kirim|Simpan|Ubah/ })).not.toBeInTheDocument();
  expect((await reads()).slice(-2)).toEqual([
    expect.objectContaining({ what: 'complaints', filter: {} }),
    expect.objectContaining({ what: 'complaints', number }),
  ]);
  await user.click(screen.getByRole('link', { name: 'Kembali ke daftar' }));
  expect(await screen.findByRole('link', { name: number })).toBeVisible();
});

test('a confidential case shows its dates, but no texts', async () => {
  await give();
  const {
    receipt: { number },
  } = await fileComplaint(service, {
    subject: 'Permintaan imbalan',
    description: 'Seorang petugas meminta imbalan kepada kami.',
    is_confidential: true,
  });
  await open(`${PATH}?case=${number}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Dirahasiakan' })).toBeVisible();
  expect(screen.getByText(/Perkara ini dirahasiakan/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/imbalan/);
});

test('an omitted case is reported as not readable', async () => {
  await give();
  const {
    receipt: { number },
  } = await fileComplaint(service, { category: 'personel', subject: 'Tentang asesor' });
  await open(`${PATH}?case=${number}`);
  expect(await screen.findByText(/tidak termasuk yang boleh Anda baca/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test('decisions, letters and the log each have a list', async () => {
  await give();
  const { user } = await open();
  const part = async (name: string) =>
    user.click(within(await screen.findByRole('navigation', { name: 'Bagian' })).getByRole('link', { name }));
  await part('Keputusan sertifikat');
  const decisions = within(await screen.findByRole('table', { name: 'Keputusan sertifikat' }));
  expect(decisions.getAllByText('Penerbitan')[0]).toBeVisible();
  await part('Log audit');
  expect(await screen.findByRole('table', { name: 'Log audit' })).toBeVisible();
  await part('Surat');
  await waitFor(async () => expect((await reads()).at(-1)).toMatchObject({ what: 'outcome_letters' }));
  expect(new Set((await reads()).map(({ what }) => what))).toEqual(
    new Set(['complaints', 'certificate_decisions', 'audit_log', 'outcome_letters']),
  );
});

test('2,000 complaints can be read page by page', async () => {
  await give();
  await service.sql(
    `insert into public.complaints (number, subject, description, category, relation, name, created_at)
     select 'KEL-2001-' || lpad(n::text, 6, '0'), 'Keluhan Siti Aminah', 'Uraian keluhan yang cukup panjang.', 'layanan', 'pemohon', 'Siti Aminah',
       '2001-01-01'::timestamptz + n * interval '1 hour' from generate_series(1, 2000) n`,
  );
  const { user } = await open(`${PATH}?to=2001-12-31`);
  const table = within(await screen.findByRole('table', { name: 'Keluhan' }));
  expect(table.getAllByRole('row')).toHaveLength(51);
  expect(table.getByRole('link', { name: 'KEL-2001-002000' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Lebih lama' }));
  expect(await screen.findByRole('link', { name: 'KEL-2001-001950' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Siti|Aminah/);
  await service.sql(`delete from public.complaints where number like 'KEL-2001-%'`);
});

test('shows an error when the access ends while the screen is open', async () => {
  await give();
  const { user } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Akses audit' });
  await service.sql('update public.audit_access set ended_at = now()');
  await user.click(await screen.findByRole('link', { name: 'Surat' }));
  expect(await screen.findByText(/Akses audit Anda mungkin sudah berakhir|Akses Ditolak/)).toBeVisible();
  visit('/admin');
  await waitFor(async () =>
    expect(within(await menu()).queryByRole('link', { name: 'Akses Audit' })).not.toBeInTheDocument(),
  );
});

test('shows an error with a retry when a read fails', async () => {
  await give();
  await open(PATH, withFaults(service.fetch, [{ match: '/rpc/audit_cases', fault: 'server-error' }]));
  expect(await screen.findByText('Data tidak dapat dimuat')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});
