import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
  // From here on every session appears to have begun 20 minutes ago.
  await stack.sql(`create function private.test_ages() returns trigger language plpgsql as $$
    begin new.updated_at := now() - interval '20 minutes'; return new; end $$`);
  await stack.sql(`create trigger test_ages before insert on auth.mfa_amr_claims
    for each row execute function private.test_ages()`);
});
afterEach(() => stack.close());

const fresh = () => stack.sql('drop trigger test_ages on auth.mfa_amr_claims');
const roleOfEditor = async () =>
  (await stack.sql<{ role: string }>(`select role from public.app_users where email = 'editor@demo.test'`))[0]
    ?.role;

async function changeRole() {
  const { user } = await renderApp({ path: '/admin/users', stack, role: 'admin' });
  await fresh();
  const editor = await screen.findByRole('row', { name: /Budi Editor/ });
  await user.selectOptions(within(editor).getByRole('combobox', { name: 'Peran Budi Editor' }), 'viewer');
  const sure = within(await screen.findByRole('dialog', { name: 'Jadikan Budi Editor Viewer?' }));
  await user.click(sure.getByRole('button', { name: 'Ubah peran' }));
  return { user, question: await screen.findByRole('dialog', { name: 'Benarkah ini Anda?' }) };
}

test('changes a role only after the correct password is entered again', async () => {
  const { user, question } = await changeRole();
  await user.type(await within(question).findByLabelText(/Password Anda/), 'salah-salah-salah');
  await user.click(within(question).getByRole('button', { name: 'Lanjutkan' }));
  expect(await within(question).findByText('Password salah.')).toBeVisible();
  expect(await roleOfEditor()).toBe('editor');
  await user.clear(within(question).getByLabelText(/Password Anda/));
  await user.type(within(question).getByLabelText(/Password Anda/), stack.accounts.admin.password);
  await user.click(within(question).getByRole('button', { name: 'Lanjutkan' }));
  expect(await findToast('Budi Editor kini Viewer')).toBeVisible();
  expect(await roleOfEditor()).toBe('viewer');
  await waitFor(async () =>
    expect(await stack.sql(`select 1 from public.security_events where event = 'step_up'`)).toHaveLength(1),
  );
});

test('rejects the change when the password prompt is cancelled', async () => {
  const { user, question } = await changeRole();
  await user.click(within(question).getByRole('button', { name: 'Batal' }));
  expect(await findToast('Perubahan ditolak')).toHaveTextContent(/password atau kode Anda sekali lagi/);
  expect(await roleOfEditor()).toBe('editor');
  expect(window.location.pathname).toBe('/admin/users');
});

test('e-mails a code to users without a password', async () => {
  const { user, question } = await changeRole();
  await user.click(await within(question).findByRole('button', { name: /Kirim kode ke email saya/ }));
  const codeField = await screen.findByRole('textbox', { name: /Kode/ });
  await stack.stack.settled();
  const code = /\b\d{6}\b/.exec(`${stack.stack.mails[0]?.text} ${stack.stack.mails[0]?.html}`)?.[0] ?? '';
  await user.type(codeField, code);
  await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  expect(await findToast('Budi Editor kini Viewer')).toBeVisible();
});
