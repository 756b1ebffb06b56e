import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { letterKit } from '@tests/service-requests/letter-kit';
import { call, openService, type Service } from '@tests/service-requests/requests';

let service: Service;
let kit: ReturnType<typeof letterKit>;
let certificates: { id: string; number: string }[];
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
  certificates = await service.sql(
    `select id, number from public.certificates
     where status = 'aktif' and is_published and deleted_at is null and expires_on > private.today() + 200
     order by number`,
  );
});
afterAll(() => service.close());

const decide = (certificate_id: string, kind: string, facts: object = {}) =>
  call(service.admin, 'decide_certificate', { certificate_id, kind, facts: { reason: 'Rahasia', ...facts } });

/** Suspends a certificate. Returns it with the address of its letter. */
async function suspended() {
  const certificate = certificates.shift()!;
  await decide(certificate.id, 'suspend', { ground: 'surveilans' });
  const [letter] = await call<{ number: string; decision_id: string }[]>(
    service.admin,
    'certificate_letters',
    { certificate_id: certificate.id },
  );
  const { number, decision_id } = letter!;
  const search = new URLSearchParams({ nomor: number, kode: (await kit.codeOf(number)) ?? '' }).toString();
  return { ...certificate, letter: number, decision_id, path: `/cek/surat?${search}` };
}

const main = () => within(screen.getByRole('main'));
async function openPage(path: string, rules: FaultRule[] = []) {
  const app = await renderApp({ path, stack: service, fetch: withFaults(service.fetch, rules) });
  await screen.findByRole(
    'heading',
    { level: 1, name: /^(Periksa surat|Check a letter)$/ },
    { timeout: 40_000 },
  );
  return app;
}

test('confirms a letter on a certificate with its decision, and shows an error when the download fails', async () => {
  const { number, path } = await suspended();
  await kit.makeLetters();
  const rules: FaultRule[] = [{ match: 'rpc/open_decision_letter', fault: 'server-error' }];
  const { user } = await openPage(path, rules);
  expect(await main().findByText('Surat ini asli')).toBeVisible();
  expect(main().getByText('Pembekuan')).toBeVisible();
  expect(main().getByRole('link', { name: number })).toHaveAttribute('href', `/cek/${number}`);
  expect(main().getByText('Bandingkan berkasnya')).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('Rahasia');
  await user.click(main().getByRole('button', { name: 'Unduh surat' }));
  expect(await main().findByText('Surat tidak dapat diunduh. Coba lagi nanti.')).toBeVisible();
});

test('shows that the file of a letter is still being created', async () => {
  const { path } = await suspended();
  await openPage(path);
  expect(await main().findByText(/^Berkas surat sedang dibuat\./)).toBeVisible();
  expect(main().queryByRole('button', { name: 'Unduh surat' })).toBeNull();
  expect(main().queryByText('Bandingkan berkasnya')).toBeNull();
});

test('shows the later decision that ended a suspension', async () => {
  const { id, path } = await suspended();
  await decide(id, 'reinstate');
  await openPage(path);
  expect(await main().findByText('Surat ini asli, tetapi sudah ada keputusan kemudian')).toBeVisible();
  expect(main().getByText(/^Keputusan kemudian: Pengaktifan kembali, berlaku sejak /)).toBeVisible();
});

test('shows the annulment of a decision in both languages', async () => {
  const { id, path, decision_id } = await suspended();
  await decide(id, 'annul', { annuls: decision_id });
  const { unmount } = await openPage(path);
  expect(await main().findByText('Surat ini asli, tetapi keputusannya dibatalkan')).toBeVisible();
  expect(main().getByText(/dibatalkan pada .+ dan tidak berlaku lagi\./)).toBeVisible();
  expect(main().getByText(/^Lihat surat /)).toBeVisible();
  unmount();
  await openPage(`${path}&lng=en`);
  expect(await main().findByText('This letter is genuine, but its decision was annulled')).toBeVisible();
});
