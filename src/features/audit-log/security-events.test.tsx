import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { setLanguage } from '@/lib/i18n/i18n';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql(
    `insert into public.security_events (event, created_at, actor_name, network, device)
     select 'export', now() - make_interval(mins => n), 'Budi Editor', '203.0.113.7',
       'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' from generate_series(1, 2000) n`,
  );
});
afterAll(() => stack.close());

test('pages through two thousand events and filters them by kind', async () => {
  const { user } = await renderApp({
    path: '/admin/audit-log?log=security&event=export',
    stack,
    role: 'admin',
  });
  const table = await screen.findByRole('table', { name: 'Kejadian keamanan' });
  expect(within(table).getAllByRole('row')).toHaveLength(51);
  expect(within(table).getAllByText('203.0.113.7')).toHaveLength(50);
  expect(within(table).getAllByText('Firefox di Windows')).toHaveLength(50);
  await user.click(screen.getByRole('link', { name: /Lebih lama/ }));
  expect(await screen.findByRole('link', { name: /terbaru/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kejadian' }), 'evidence_read');
  expect(await screen.findByText('Tidak ada catatan yang cocok')).toBeVisible();
});

test('exports the filtered events and records the export', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (file: Blob) => (saved.push(file), 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp({
    path: '/admin/audit-log?log=security&event=export',
    stack,
    role: 'admin',
  });
  act(() => setLanguage('en'));
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await findToast('2,000 rows exported')).toHaveTextContent(
    'recorded here and among the changes to records',
  );
  const [heading, first, ...rest] = ((await saved[0]?.text()) ?? '').trim().split('\r\n');
  expect(heading).toContain('When,Who,Event,Code,Network,Device,Device (in full),Details');
  expect(first).toMatch(/,Budi Editor,Data exported,export,203\.0\.113\.7,Firefox on Windows,Mozilla/);
  expect(rest).toHaveLength(1999);
  expect((await screen.findAllByText('Data exported: the security events, 2,000'))[0]).toBeVisible();
  act(() => setLanguage('id'));
});

test('shows an alarm with a link on the dashboard until it is dismissed', async () => {
  await stack.sql(
    `select private.raise_alarm('refused_sign_ins', 'network 203.0.113.9', '{"network": "203.0.113.9"}'),
       private.raise_alarm('case_forgotten', 'x', '{"kind": "appeal", "case": "5e7f", "number": "BDG-1"}'),
       private.raise_alarm('comet_nearby', 'Halley')`,
  );
  const { user } = await renderApp({ path: '/admin', stack, role: 'admin' });
  const alarms = within(await screen.findByRole('region', { name: 'Peringatan' }));
  expect(alarms.getByText(/203\.0\.113\.9: sepuluh atau lebih/)).toBeVisible();
  expect(alarms.getByText('Peringatan: comet nearby')).toBeVisible();
  expect(alarms.getByRole('link', { name: 'Lihat: Banyak percobaan masuk yang ditolak' })).toHaveAttribute(
    'href',
    '/admin/audit-log?log=security&event=sign_in_refused',
  );
  expect(alarms.getByRole('link', { name: 'Lihat: Perkara lama belum pernah ditutup' })).toHaveAttribute(
    'href',
    '/admin/banding?case=5e7f',
  );
  await user.click(
    alarms.getByRole('button', { name: 'Sudah diperiksa: Banyak percobaan masuk yang ditolak' }),
  );
  expect(await findToast('Peringatan ditutup dan dicatat')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  const open = await stack.sql('select kind from public.alarms where dismissed_at is null order by kind');
  expect(open).toEqual([{ kind: 'case_forgotten' }, { kind: 'comet_nearby' }]);
});

test('lets only another admin dismiss an alarm about an admin, unless there is none', async () => {
  await stack.sql(`update public.app_users set role = 'admin' where email = 'editor@demo.test'`);
  await stack.sql(
    `select private.raise_alarm('new_admin_device', 'me', jsonb_build_object('person', id, 'name', full_name))
     from public.app_users where email = 'admin@demo.test'`,
  );
  const own = 'Lihat: Seorang admin masuk dari perangkat baru';
  const dismiss = { name: 'Sudah diperiksa: Seorang admin masuk dari perangkat baru' };
  const first = await renderApp({ path: '/admin', stack, role: 'admin' });
  const line = within((await screen.findByRole('link', { name: own })).closest('li')!);
  expect(line.getByText(/Admin lain yang harus memeriksa/)).toBeVisible();
  expect(screen.queryByRole('button', dismiss)).not.toBeInTheDocument();
  first.unmount();
  await stack.sql(`update public.app_users set role = 'editor' where email = 'editor@demo.test'`);
  // A single admin has no colleague to check it.
  await renderApp({ path: '/admin', stack, role: 'admin' });
  expect(await screen.findByRole('button', dismiss)).toBeVisible();
});

test('names the actor of events without an account, and the exported data', async () => {
  await stack.sql(
    `insert into public.security_events (event, detail) values
       ('settings_changed', '{}'), ('sign_in_refused', '{}'), ('export', '{"what": "audit_log", "rows": 7}'),
       ('export', '{"of": "person", "number": "KEL-1"}')`,
  );
  await renderApp({ path: '/admin/audit-log?log=security', stack, role: 'admin' });
  const rowOf = async (words: RegExp) => (await screen.findAllByRole('row', { name: words }))[0];
  expect(await rowOf(/Pengaturan sensitif diubah/)).toHaveTextContent('Sistem');
  expect(await rowOf(/Ditolak masuk/)).toHaveTextContent('Tidak dikenal');
  expect(await rowOf(/Data diekspor: log audit, 7/)).toBeVisible();
  expect(await rowOf(/Data diekspor: KEL-1, salinan data pribadi/)).toBeVisible();
});

test('shows users their own sign-ins on the profile', async () => {
  await renderApp({ path: '/admin/profil', stack, role: 'viewer' });
  const own = within(await screen.findByRole('region', { name: 'Riwayat masuk saya' }));
  expect((await own.findAllByText('Masuk: password')).length).toBeGreaterThan(0);
});

test('clears the filters of the other log when switching between changes and security events', async () => {
  const { user } = await renderApp({
    path: '/admin/audit-log?table=faq&from=2026-01-01',
    stack,
    role: 'admin',
  });
  const choice = await screen.findByRole('combobox', { name: 'Catatan' });
  await user.selectOptions(choice, 'Kejadian keamanan');
  expect(await screen.findByRole('table', { name: 'Kejadian keamanan' })).toBeVisible();
  expect(window.location.search).toBe('?from=2026-01-01&log=security');
  await user.selectOptions(choice, 'Perubahan data');
  expect(await screen.findByRole('combobox', { name: 'Jenis data' })).toHaveValue('');
});
