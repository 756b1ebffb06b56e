import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { fromRowMenu, openRowMenu } from '@tests/support/list-screen';
import { renderApp, visit } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('lists certificates by today’s status, each with a link to its company', async () => {
  const { user } = await renderApp({
    path: '/admin/klien/sertifikat?status=dibekukan',
    stack,
    role: 'editor',
  });
  const [first] = await screen.findAllByRole('rowheader');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.every((row) => within(row).queryByText('Dibekukan'))).toBe(true);
  // The new status removes the row from the filtered list; the confirmation still appears.
  const [decide, number] = [
    /^Catat keputusan atas /,
    rows.at(-1)!.querySelector('th [data-row]')!.textContent,
  ];
  await fromRowMenu(user, number, decide);
  const decision = within(await screen.findByRole('dialog', { name: decide }));
  await user.selectOptions(decision.getByRole('combobox', { name: /^Keputusan/ }), 'Pencabutan');
  await user.type(decision.getByRole('textbox', { name: /^Alasan/ }), 'Tidak diperpanjang');
  await user.click(decision.getByRole('button', { name: 'Simpan keputusan' }));
  expect(await findToast(`${number}: Pencabutan tercatat`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: number })).not.toBeInTheDocument());
  await user.click(within(first!).getByRole('link'));
  expect(await screen.findByRole('dialog', { name: /^Lihat “/ })).toBeVisible();
  expect(window.location.pathname).toMatch(/^\/admin\/klien\/[0-9a-f-]{36}$/);
});

test('marks a certificate as not public when its company is in the trash', async () => {
  const [held] = await stack.sql<{ number: string; client_id: string }>(
    `select c.number, c.client_id from public.certificates c join public.clients k on k.id = c.client_id
     where c.is_published and c.deleted_at is null and k.is_published and k.deleted_at is null order by c.number limit 1`,
  );
  const inTrash = (at: string) =>
    stack.sql(`update public.clients set deleted_at = ${at} where id = $1`, [held!.client_id]);
  await inTrash('now()');
  try {
    await renderApp({ path: `/admin/klien/sertifikat?q=${held!.number}`, stack, role: 'viewer' });
    const row = (await screen.findByRole('rowheader', { name: held!.number })).closest('tr')!;
    expect(within(row).getByText('Badan usaha tidak terbit')).toBeVisible();
    expect(within(row).queryByText('Tidak terbit')).not.toBeInTheDocument();
  } finally {
    await inTrash('null');
  }
});

test('applies a decision to the eligible certificates, lists the others, and offers an undo', async () => {
  const [young] = await stack.sql<{ number: string; client_name: string }>(
    `select c.number, k.name as client_name from public.certificates c join public.clients k on k.id = c.client_id
     where c.status = 'aktif' and c.deleted_at is null and c.expires_on > private.today() order by c.issued_on desc limit 1`,
  );
  const [old] = await stack.sql<{ number: string; id: string }>(
    `select c.number, c.id from public.certificates c where c.status = 'aktif' and c.is_published and c.deleted_at is null
     and c.expires_on > private.today() order by c.issued_on limit 1`,
  );
  const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
    `select issued_on::text as day from public.certificates where number = '${old!.number}'`,
  );
  const { user } = await renderApp({
    path: '/admin/klien/sertifikat?sort=issued_on&status=aktif',
    stack,
    role: 'editor',
  });
  await user.click(await screen.findByRole('checkbox', { name: `Pilih “${old!.number}”` }));
  await user.click(screen.getByRole('link', { name: /^Diterbitkan/ }));
  await user.click(await screen.findByRole('checkbox', { name: `Pilih “${young!.number}”` }));
  await user.click(screen.getByRole('button', { name: 'Catat keputusan' }));
  const decision = await screen.findByRole('dialog', { name: 'Catat keputusan atas 2 sertifikat' });
  expect(within(decision).queryByRole('option', { name: 'Penggantian' })).not.toBeInTheDocument();
  const kind = within(decision).getByRole('combobox', { name: /^Keputusan/ });
  expect(kind).toHaveFocus();
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));
  expect(within(decision).getByText('Alasan wajib diisi.')).toBeVisible();
  await user.selectOptions(kind, 'Pembekuan');
  await user.type(within(decision).getByRole('textbox', { name: /^Alasan/ }), 'Surveilans');
  const since = within(decision).getByLabelText(/^Berlaku sejak/);
  await user.clear(since);
  await user.type(since, day);
  await user.click(within(decision).getByRole('button', { name: 'Simpan keputusan' }));

  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('1 entri tidak diubah');
  expect(refused).toHaveTextContent('1 sertifikat: Pembekuan');
  expect(within(refused).getByText(young!.number)).toBeVisible();
  expect(within(refused).getByText('Terbit sesudah hari itu')).toBeVisible();
  const statusNow = async () =>
    (await stack.sql<{ status: string }>(`select status from public.certificates where id = '${old!.id}'`))[0]
      ?.status;
  expect(await statusNow()).toBe('dibekukan');
  await user.click(within(refused).getByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await statusNow()).toBe('aktif'));
  const [last] = await stack.sql<{ kind: string; reason: string; day: string }>(
    `select kind, reason, effective_on::text as day from public.certificate_decisions
     where certificate_id = '${old!.id}' order by sequence desc limit 1`,
  );
  expect(last).toEqual({ kind: 'reinstate', reason: 'Diurungkan: Surveilans', day });
});

test('records a decision only once when the response is lost', async () => {
  const [certificate] = await stack.sql<{ id: string; number: string }>(
    `select id, number from public.certificates
     where deleted_at is null and status = 'aktif' and first_published_at is not null and expires_on > private.today()
     order by number limit 1`,
  );
  const { id, number } = certificate!;
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/decide_certificate', fault: 'answer-cut', times: 1 },
    { match: '/rpc/was_recorded', fault: 'server-error', times: 1 },
  ]);
  const path = `/admin/klien/sertifikat?q=${encodeURIComponent(number)}`;
  const { user } = await renderApp({ path, stack, role: 'editor', fetch });
  await fromRowMenu(user, number, `Catat keputusan atas ${number}`);
  const decision = within(await screen.findByRole('dialog'));
  await user.selectOptions(decision.getByRole('combobox', { name: /^Keputusan/ }), 'Pembekuan');
  await user.type(decision.getByRole('textbox', { name: /^Alasan/ }), 'Jawaban hilang');
  await user.keyboard('{Control>}s{/Control}');
  const unknown = within(await decision.findByRole('alert'));
  expect(await unknown.findByText(/server belum dapat dihubungi/)).toBeVisible();
  await user.click(unknown.getByRole('button', { name: 'Periksa lagi' }));
  expect(await findToast(`${number}: Pembekuan tercatat`)).toBeVisible();
  const decisions = await stack.sql(
    `select kind from public.certificate_decisions where certificate_id = $1 and reason = 'Jawaban hilang'`,
    [id],
  );
  expect(decisions).toEqual([{ kind: 'suspend' }]);
});

test('lets only admins hide a published certificate, and no one delete it', async () => {
  const [certificate] = await stack.sql<{ id: string; number: string }>(
    `select id, number from public.certificates
     where deleted_at is null and first_published_at is not null order by number desc limit 1`,
  );
  const { id, number } = certificate!;
  const path = `/admin/klien/sertifikat?q=${encodeURIComponent(number)}`;
  const asEditor = await renderApp({ path, stack, role: 'editor' });
  const offered = await openRowMenu(asEditor.user, number);
  expect(within(offered).getByRole('menuitem', { name: `Riwayat ${number}` })).toBeVisible();
  expect(
    within(offered).queryByRole('menuitem', { name: /Sembunyikan|sampah|^Hapus/ }),
  ).not.toBeInTheDocument();
  asEditor.unmount();

  const { user } = await renderApp({ path, stack, role: 'admin' });
  const menu = await openRowMenu(user, number);
  expect(within(menu).queryByRole('menuitem', { name: /sampah|^Hapus/ })).not.toBeInTheDocument();
  await user.click(within(menu).getByRole('menuitem', { name: `Sembunyikan ${number} dari daftar` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Terbit karena keliru.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await findToast(`${number} disembunyikan`)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: number })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  visit('/admin/klien/sertifikat?view=trash');
  const inTrash = await openRowMenu(user, number);
  expect(within(inTrash).getByRole('menuitem', { name: /^Pulihkan/ })).toBeVisible();
  expect(within(inTrash).queryByRole('menuitem', { name: /^Hapus/ })).not.toBeInTheDocument();
  await stack.sql(`update public.certificates set deleted_at = null where id = '${id}'`);
});

test('hides a certificate only once when the response is lost', async () => {
  const [certificate] = await stack.sql<{ id: string; number: string }>(
    `select id, number from public.certificates
     where deleted_at is null and first_published_at is not null order by number desc limit 1`,
  );
  const { id, number } = certificate!;
  const fetch = withFaults(stack.fetch, [
    { match: '/rpc/hide_certificate', fault: 'answer-cut', times: 1 },
    { match: '/rpc/was_recorded', fault: 'server-error', times: 1 },
  ]);
  const path = `/admin/klien/sertifikat?q=${encodeURIComponent(number)}`;
  const { user } = await renderApp({ path, stack, role: 'admin', fetch });
  await fromRowMenu(user, number, `Sembunyikan ${number} dari daftar`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Jawaban hilang.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await dialog.findByText(/Belum diketahui apakah ini sudah tercatat/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await findToast(`${number} disembunyikan`)).toBeVisible();
  const events = await stack.sql(
    `select 1 as one from public.certificate_events where certificate_id = $1 and reason = 'Jawaban hilang.'`,
    [id],
  );
  expect(events).toHaveLength(1);
  await stack.sql(`update public.certificates set deleted_at = null where id = '${id}'`);
});

test('explains why certificates that were once public cannot be moved to the trash', async () => {
  const { user } = await renderApp({ path: '/admin/klien/sertifikat', stack, role: 'admin' });
  const [box] = await screen.findAllByRole('checkbox', { name: /^Pilih (?!semua)/ });
  await user.click(box!);
  const start = screen.getByRole('button', { name: 'Pindahkan ke sampah' });
  await user.click(start);
  const question = await screen.findByRole('dialog', { name: /^Pindahkan 1 entri ke sampah/ });
  await user.click(within(question).getByRole('button', { name: 'Pindahkan ke sampah' }));
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent('1 entri tidak diubah');
  expect(within(refused).getByText(/^Pernah terbit/)).toBeVisible();
  expect(screen.queryByText(/dipindahkan ke sampah$/)).not.toBeInTheDocument();
  await user.click(within(refused).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(start).toHaveFocus());
});

test('lists a hidden certificate with its history on its company’s page', async () => {
  const [certificate] = await stack.sql<{ id: string; client_id: string; number: string }>(
    `select id, client_id, number from public.certificates
     where deleted_at is null and first_published_at is not null order by number limit 1`,
  );
  const { client_id, number } = certificate!;
  const { user } = await renderApp({ path: `/admin/klien/${client_id}`, stack, role: 'admin' });
  const row = async () => (await screen.findByRole('rowheader', { name: number })).closest('tr')!;
  await user.click(within(await row()).getByRole('button', { name: `Sembunyikan ${number} dari daftar` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Terbit karena keliru.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  expect(await within(await row()).findByText('Disembunyikan dari daftar')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(within(await row()).queryByRole('button', { name: /^Sembunyikan/ })).not.toBeInTheDocument();
  await user.click(within(await row()).getByRole('button', { name: `Riwayat ${number}` }));
  expect(await screen.findByText('Terbit karena keliru.')).toBeVisible();
});
