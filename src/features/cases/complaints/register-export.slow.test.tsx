import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

const CASES = 5_100;
const LINES = 2_300;

let stack: TestStack;
const saved: Blob[] = [];
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(
    `insert into public.complaints (number, status, category, name, email, relation, subject, description, created_at,
       reporter_wrote_at, first_response_due_at, due_at)
     select 'KEL-UJI-' || n, 'baru', 'layanan', 'Pelapor', 'pelapor@example.id', 'pemohon', 'Jadwal ' || n, 'Uraian.',
       -- Three hundred at a time, so that a part ends between cases of the same moment.
       at, at, at + interval '3 days', at + interval '20 days'
     from generate_series(1, $1::integer) n, lateral (select now() - (n / 300) * interval '1 hour' as at) m`,
    [CASES],
  );
  await stack.sql(
    `insert into public.audit_log (created_at, actor_kind, table_name, row_id, row_label, action, before, after)
     select now() - (n / 300) * interval '1 hour', 'person', 'faq', md5(n::text), 'Baris uji ' || n, 'update', '{}', '{}'
     from generate_series(1, $1::integer) n`,
    [LINES],
  );
});
afterAll(() => stack.close());
beforeEach(() => {
  saved.length = 0;
  const createObjectURL = (file: Blob) => (saved.push(file), 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
/** Returns the lines of the one saved file, without the header. */
async function lines() {
  expect(saved).toHaveLength(1);
  return (await saved[0]!.text()).trim().split('\r\n').slice(1);
}
const records = () =>
  stack.sql<{ name: string; rows: number }>(
    `select table_name as name, (after ->> 'rows')::integer as rows from public.audit_log where action = 'export'
     order by created_at`,
  );

test.each([
  ['all cases', '', CASES],
  ['cases found by a search', '?q=jadwal', CASES],
])('exports the register of %s with more than five thousand rows', async (_what, query, count) => {
  const { user } = await renderApp({ path: `/admin/keluhan${query}`, stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Ekspor register (CSV)' }));
  expect(await screen.findByText(/^[\d.]+ dari 5\.100 baris diambil$/)).toBeVisible();
  // The export loads page after page; allow for a busy machine.
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 240_000 });
  expect(await findToast(`${count.toLocaleString('id-ID')} baris diekspor`)).toBeVisible();
  const numbers = new Set((await lines()).map((line) => line.split(',')[0]));
  expect(numbers.size).toBe(count);
  expect((await records()).at(-1)).toEqual({ name: 'complaints', rows: count });
});

test('writes company and certificate of a complaint to separate columns', async () => {
  await stack.sql(
    `update public.complaints c set about_company_id = k.id, about_certificate_id = x.id,
       about_name = private.company_title(k.legal_form, k.name) || ' (' || x.number || ')'
     from public.certificates x join public.clients k on k.id = x.client_id
     where c.number = 'KEL-UJI-1' and x.id = (select id from public.certificates order by number limit 1)`,
  );
  const [about] = await stack.sql<{ company: string; number: string }>(
    `select private.company_title(k.legal_form, k.name) as company, x.number
     from public.certificates x join public.clients k on k.id = x.client_id order by x.number limit 1`,
  );
  const { user } = await renderApp({ path: '/admin/keluhan?q=KEL-UJI-1', stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Ekspor register (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const mine = (await lines()).find((line) => line.startsWith('KEL-UJI-1,'));
  expect(mine).toMatch(`,${about?.company},${about?.number}`);
});

test('saves nothing when an export is cancelled or fails half-way', async () => {
  const before = await records();
  const rules: FaultRule[] = [{ match: 'created_at.lt', fault: 'hang', times: 1 }];
  const fetch = withFaults(stack.fetch, rules);
  const { user } = await renderApp({ path: '/admin/keluhan', stack, role: 'editor', fetch });
  const start = await screen.findByRole('button', { name: 'Ekspor register (CSV)' });
  await user.click(start);
  expect(await screen.findByText('1.000 dari 5.100 baris diambil')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Batalkan ekspor' }));
  expect(await findToast('Ekspor dibatalkan')).toBeVisible();

  rules.push({ match: 'created_at.lt', fault: 'server-error', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Ekspor register (CSV)' }));
  expect(await findToast('Ekspor gagal')).toBeVisible();
  expect(saved).toHaveLength(0);
  expect(await records()).toEqual(before);
});

test('exports the log in parts and records one log entry', async () => {
  const { user } = await renderApp({ path: '/admin/audit-log?table=faq', stack, role: 'admin' });
  await user.click(await screen.findByRole('button', { name: 'Ekspor CSV' }));
  expect(await findToast('2.300 baris diekspor')).toBeVisible();
  expect(new Set(await lines()).size).toBe(LINES);
  expect((await records()).filter(({ name }) => name === 'audit_log')).toEqual([
    { name: 'audit_log', rows: LINES },
  ]);
});

test('refuses parts of another user’s export and of an unknown export', async () => {
  const [line] = await stack.sql<{ id: string }>(
    `select id from public.audit_log where action = 'export' and table_name = 'complaints' limit 1`,
  );
  const admin = await stack.client('admin');
  const part = { export_id: line?.id, older_than: new Date().toISOString(), older_id: line?.id };
  expect((await admin.rpc('export_audit', part)).error?.message).toBe('export.not_found');
});
