import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderApp, visit } from '@tests/support/render-app';
import { call, fileComplaint, openService } from '@tests/service-requests/requests';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = () => renderApp({ path: '/admin/users', stack, role: 'admin' });
const row = (name: RegExp) => screen.findByRole('row', { name });
const roleOf = async (email: string) =>
  (await stack.sql<{ role: string }>('select role from public.app_users where email = $1', [email]))[0]?.role;

test('lists an invited user as invited', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Undang pengguna' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undang pengguna' }));
  await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
  expect(await dialog.findByText('Tulis nama lengkapnya.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Nama lengkap/ }), 'Tono Baru');
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), stack.accounts.editor.email);
  await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Alamat ini sudah punya akun.');
  await user.clear(dialog.getByRole('textbox', { name: /Email/ }));
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'tono@demo.test');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Peran/ }), 'viewer');
  await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
  expect(await findToast('Undangan dikirim')).toHaveTextContent('tono@demo.test');
  expect(within(await row(/Tono Baru/)).getByText('Diundang')).toBeVisible();
  expect(stack.stack.mails[0]?.to).toBe('tono@demo.test');
});

test('changes a role after a confirmation, but refuses to demote the last admin', async () => {
  const { user } = await open();
  const editor = await row(/Budi Editor/);
  await user.selectOptions(within(editor).getByRole('combobox', { name: 'Peran Budi Editor' }), 'viewer');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Jadikan Budi Editor Viewer?' })).getByRole('button', {
      name: 'Ubah peran',
    }),
  );
  expect(await findToast('Budi Editor kini Viewer')).toBeVisible();
  expect(await roleOf(stack.accounts.editor.email)).toBe('viewer');

  const admin = await row(/Rina Admin/);
  expect(within(admin).queryByRole('button', { name: /Nonaktifkan/ })).not.toBeInTheDocument();
  await user.selectOptions(within(admin).getByRole('combobox', { name: 'Peran Rina Admin' }), 'viewer');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ubah peran' }));
  expect(await findToast('Perubahan ditolak')).toHaveTextContent(
    'Setidaknya satu admin aktif harus tetap ada.',
  );
  expect(await roleOf(stack.accounts.admin.email)).toBe('admin');
});

test('explains the fixed role of the only admin and withdraws an invitation', async () => {
  const { user } = await open();
  const admin = within(await row(/Rina Admin/));
  expect(admin.getByRole('combobox', { name: 'Peran Rina Admin' })).toHaveAccessibleDescription(
    /Satu-satunya admin aktif/,
  );
  expect(
    within(await row(/Budi Editor/)).getByRole('combobox', { name: 'Peran Budi Editor' }),
  ).not.toHaveAccessibleDescription();

  await user.click(screen.getByRole('button', { name: 'Undang pengguna' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undang pengguna' }));
  await user.type(dialog.getByRole('textbox', { name: /Nama lengkap/ }), 'Salah Alamat');
  await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'salah@demo.test');
  await user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
  const invited = within(await row(/Salah Alamat/));
  await user.click(invited.getByRole('button', { name: 'Tarik undangan Salah Alamat' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Tarik undangan Salah Alamat?' })).getByRole('button', {
      name: 'Tarik undangan',
    }),
  );
  expect(await findToast('Undangan Salah Alamat ditarik')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Salah Alamat')).not.toBeInTheDocument());
  expect(await stack.sql(`select from auth.users where email = 'salah@demo.test'`)).toHaveLength(0);
  const [line] = await stack.sql(
    `select actor_name from public.audit_log where table_name = 'app_users' and action = 'delete'`,
  );
  expect(line).toEqual({ actor_name: 'Rina Admin' });
});

test('labels the actions of an account only if it has any', async () => {
  await open();
  const labels = (of: HTMLElement) =>
    within(of)
      .getAllByRole('cell')
      .map((cell) => cell.dataset.label);
  expect(labels(await row(/Budi Editor/))).toContain('Tindakan');
  expect(labels(await row(/Rina Admin/))).not.toContain('Tindakan');
});

test('deactivates and reactivates a user', async () => {
  const { user } = await open();
  await user.click(within(await row(/Budi Editor/)).getByRole('button', { name: 'Nonaktifkan Budi Editor' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }));
  expect(await findToast('Budi Editor dinonaktifkan')).toBeVisible();
  expect(await within(await row(/Budi Editor/)).findByText('Nonaktif')).toBeVisible();
  // The clicked button no longer exists.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(within(await row(/Budi Editor/)).getByRole('button', { name: 'Aktifkan Budi Editor' }));
  expect(await findToast('Budi Editor aktif kembali')).toBeVisible();
  expect(await within(await row(/Budi Editor/)).findByText('Aktif')).toBeVisible();
});

test('denies access on the next navigation after deactivation', async () => {
  await renderApp({ path: '/admin', stack, role: 'editor' });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await stack.sql('update public.app_users set is_active = false where email = $1', [
    stack.accounts.editor.email,
  ]);
  visit('/admin/faq');
  expect(await screen.findByRole('heading', { name: 'Akses Ditolak' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('navigation')).not.toBeInTheDocument());
});

test('shows the number of open cases before deactivation unassigns them', async () => {
  const service = await openService();
  try {
    const { id } = await fileComplaint(service);
    const holder = await service.sql<{ id: string }>('select id from public.app_users where email = $1', [
      service.accounts.editor.email,
    ]);
    await call(service.admin, 'assign_case', { kind: 'complaint', id, user_id: holder[0]?.id });
    const { user } = await renderApp({ path: '/admin/users', stack: service, role: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Nonaktifkan Budi Editor' }));
    const question = within(await screen.findByRole('dialog'));
    expect(
      await question.findByText('1 perkara terbuka yang ia tangani kembali menjadi belum ditugaskan.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Nonaktifkan' }));
    expect(await findToast('Budi Editor dinonaktifkan')).toBeVisible();
    expect(await service.sql('select assigned_to from public.complaints where id = $1', [id])).toEqual([
      { assigned_to: null },
    ]);
  } finally {
    await service.close();
  }
});
