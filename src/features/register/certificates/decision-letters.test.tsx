import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { call, openService, type Service } from '@tests/service-requests/requests';
import { letterKit } from '@tests/service-requests/letter-kit';

let service: Service;
let kit: ReturnType<typeof letterKit>;
let certificate: { id: string; number: string; client_id: string };
beforeAll(async () => {
  service = await openService();
  kit = letterKit(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  mockLayout();
  const [found] = await service.sql<typeof certificate>(
    `select id, number, client_id from public.certificates c
     where status = 'aktif' and is_published and deleted_at is null and expires_on > private.today() + 200
       and (select count(*) from public.certificate_decisions d where d.certificate_id = c.id) = 1
     order by number limit 1`,
  );
  certificate = found!;
  await call(service.editor, 'decide_certificate', {
    certificate_id: certificate.id,
    kind: 'suspend',
    facts: { reason: 'Temuan', ground: 'surveilans' },
  });
});

const letterOf = async () => {
  const [letter] = await call<{ id: string; number: string }[]>(service.editor, 'certificate_letters', {
    certificate_id: certificate.id,
  });
  return letter!;
};

async function openHistory(role: 'editor' | 'viewer', rules: FaultRule[] = []) {
  const { user } = await renderApp({
    path: `/admin/klien/${certificate.client_id}`,
    stack: service,
    fetch: withFaults(service.fetch, rules),
    role,
  });
  await user.click(await screen.findByRole('button', { name: `Riwayat ${certificate.number}` }));
  await screen.findByRole('dialog');
  return user;
}
const history = () => within(screen.getByRole('dialog'));

test('shows viewers the letter of a decision, and its download once it is created', async () => {
  const { number } = await letterOf();
  await openHistory('viewer');
  expect(await history().findByText(new RegExp(`^Surat: Nomor ${number}, `))).toBeVisible();
  expect(history().getByText('Sedang dibuat…')).toBeVisible();
  await kit.makeLetters();
  const download = { name: `Unduh surat ${number}` };
  expect(await history().findByRole('button', download, { timeout: 10_000 })).toBeVisible();
});

test('shows an error when a letter cannot be opened', async () => {
  await kit.makeLetters();
  const { number } = await letterOf();
  const rules: FaultRule[] = [{ match: 'functions/v1/outcome-letter', fault: 'server-error' }];
  const user = await openHistory('editor', rules);
  await user.click(await history().findByRole('button', { name: `Unduh surat ${number}` }));
  expect(await screen.findByText('Surat tidak dapat dibuka')).toBeVisible();
});

test('offers viewers no retry of a failed letter', async () => {
  const { id } = await letterOf();
  await service.sql('update private.letter_orders set given_up_at = now() where id = $1', [id]);
  await openHistory('viewer');
  expect(await history().findByText('Belum dapat dibuat. Putusannya tetap berlaku.')).toBeVisible();
  expect(history().queryByRole('button', { name: 'Coba buat lagi' })).toBeNull();
});

test('lets editors retry a failed letter', async () => {
  const { id } = await letterOf();
  await service.sql('update private.letter_orders set given_up_at = now() where id = $1', [id]);
  const user = await openHistory('editor');
  await user.click(await history().findByRole('button', { name: 'Coba buat lagi' }));
  expect(await history().findByText('Sedang dibuat…')).toBeVisible();
  expect(history().queryByRole('button', { name: 'Coba buat lagi' })).toBeNull();
});

test('keeps the decisions visible when the letters fail to load', async () => {
  const rules: FaultRule[] = [{ match: 'rpc/certificate_letters', fault: 'wrong-shape', times: 1 }];
  const user = await openHistory('editor', rules);
  expect(await history().findByText('Pembekuan')).toBeVisible();
  await user.click(await history().findByRole('button', { name: 'Coba lagi' }));
  expect(await history().findByText('Sedang dibuat…')).toBeVisible();
});
