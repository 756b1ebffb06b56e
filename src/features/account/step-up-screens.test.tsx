import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { fromRowMenu } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';

let stack: Service;
beforeEach(async () => {
  mockLayout();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  stack = await openService();
  // From now on, every session appears to have begun 20 minutes ago.
  await stack.sql(`create function private.test_ages() returns trigger language plpgsql as $$
    begin new.updated_at := now() - interval '20 minutes'; return new; end $$`);
  await stack.sql(`create trigger test_ages before insert on auth.mfa_amr_claims
    for each row execute function private.test_ages()`);
});
afterEach(() => stack.close());

/** Opens a screen as an admin with a stale session. Confirming the password makes it fresh. */
async function openStale(path: string) {
  const { user } = await renderApp({ path, stack, role: 'admin' });
  await stack.sql('drop trigger test_ages on auth.mfa_amr_claims');
  return user;
}

/** Enters the password in the confirmation dialog. */
async function confirm(user: UserEvent) {
  const question = within(await screen.findByRole('dialog', { name: 'Benarkah ini Anda?' }));
  await user.type(await question.findByLabelText(/Password Anda/), stack.accounts.admin.password);
  await user.click(question.getByRole('button', { name: 'Lanjutkan' }));
}

const one = async <T extends object>(query: string) => (await stack.sql<T>(query))[0]!;

test('hides a certificate after the password is confirmed', async () => {
  const { id, number } = await one<{ id: string; number: string }>(
    `select id, number from public.certificates where deleted_at is null and first_published_at is not null limit 1`,
  );
  const user = await openStale(`/admin/klien/sertifikat?q=${encodeURIComponent(number)}`);
  await fromRowMenu(user, number, `Sembunyikan ${number} dari daftar`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Salah terbit.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  await confirm(user);
  expect(await findToast(`${number} disembunyikan`)).toBeVisible();
  expect(
    await stack.sql('select 1 from public.certificates where id = $1 and deleted_at is null', [id]),
  ).toHaveLength(0);
});

test('shows that the confirmation was cancelled in the dialog that hides a certificate', async () => {
  const { number } = await one<{ number: string }>(
    `select number from public.certificates where deleted_at is null and first_published_at is not null limit 1`,
  );
  const user = await openStale(`/admin/klien/sertifikat?q=${encodeURIComponent(number)}`);
  await fromRowMenu(user, number, `Sembunyikan ${number} dari daftar`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Salah terbit.');
  await user.click(dialog.getByRole('button', { name: 'Sembunyikan' }));
  const question = within(await screen.findByRole('dialog', { name: 'Benarkah ini Anda?' }));
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(await dialog.findByText(/memerlukan password atau kode Anda sekali lagi/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Alasan/ })).toHaveValue('Salah terbit.');
});

test('saves the signatory of letters after the password is confirmed', async () => {
  const user = await openStale('/admin/settings/letters');
  const card = within(await screen.findByRole('region', { name: 'Surat' }));
  const name = await card.findByRole('textbox', { name: 'Penanda tangan' });
  await user.clear(name);
  await user.type(name, 'Orang Lain');
  await user.click(card.getByRole('button', { name: 'Simpan' }));
  await confirm(user);
  await waitFor(async () =>
    expect(await one('select letters from public.site_settings')).toMatchObject({
      letters: { signatory: 'Orang Lain' },
    }),
  );
});

test('restores an entry from the log after the password is confirmed', async () => {
  await stack.sql(`update public.faq set question = 'Pertanyaan lain?' where id =
    (select id from public.faq order by id limit 1)`);
  const user = await openStale('/admin/audit-log');
  await user.click((await screen.findAllByRole('link', { name: /^Rincian: .* FAQ/ }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: / FAQ$/ });
  await user.click(await within(dialog).findByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  const sure = within(await screen.findByRole('dialog', { name: 'Kembalikan perubahan ini?' }));
  await user.click(sure.getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  await confirm(user);
  expect(await findToast('Data dikembalikan')).toBeVisible();
  expect(
    await one(`select count(*)::int as found from public.faq where question = 'Pertanyaan lain?'`),
  ).toEqual({ found: 0 });
});

test('exports the contacts of companies after the password is confirmed', async () => {
  const user = await openStale('/admin/klien');
  await user.click(await screen.findByRole('button', { name: 'Ekspor kontak' }));
  await confirm(user);
  await waitFor(async () =>
    expect(
      await stack.sql(`select 1 from public.security_events where detail ->> 'what' = 'client_contacts'`),
    ).toHaveLength(1),
  );
});

test('exports the content after the password is confirmed', async () => {
  const user = await openStale('/admin/settings/export');
  const card = within(await screen.findByRole('region', { name: 'Ekspor isi situs' }));
  await user.click(card.getByRole('button', { name: 'Ekspor seluruh isi' }));
  await confirm(user);
  await waitFor(async () =>
    expect(
      await stack.sql(`select 1 from public.security_events where detail ->> 'what' = 'content'`),
    ).toHaveLength(1),
  );
});

test('opens a confidential case after the password is confirmed', async () => {
  const { id } = await fileComplaint(stack, { is_confidential: true, subject: 'Perihal mawar' });
  const user = await openStale(`/admin/keluhan?case=${id}`);
  await confirm(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Perihal mawar' })).toBeVisible();
  // A new entry reloads the texts without another password confirmation.
  await call(stack.admin, 'add_case_event', { kind: 'complaint', id, event: 'note', body: 'Catatan' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('offers to retry a confidential case after a cancelled confirmation', async () => {
  const { id } = await fileComplaint(stack, { is_confidential: true, subject: 'Perihal mawar' });
  const user = await openStale(`/admin/keluhan?case=${id}`);
  const question = within(await screen.findByRole('dialog', { name: 'Benarkah ini Anda?' }));
  await user.click(question.getByRole('button', { name: 'Batal' }));
  expect(await screen.findByText(/memerlukan password atau kode Anda sekali lagi/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await confirm(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Perihal mawar' })).toBeVisible();
});
