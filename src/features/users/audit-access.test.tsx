import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { today } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = () => renderApp({ path: '/admin/users', stack, role: 'admin' });
const list = () => screen.findByRole('region', { name: 'Akses audit' });
const later = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
const give = async (ends_on = later(4)) => {
  const [row] = await stack.sql<{ id: string }>(`select id from public.app_users where role = 'viewer'`);
  await (
    await stack.client('admin')
  )
    .rpc('grant_audit_access', { user_id: row?.id, starts_on: today(), ends_on, reason: 'Asesmen KAN' })
    .throwOnError();
};

test('grants a viewer audit access and lists it', async () => {
  const { user } = await open();
  expect(await within(await list()).findByText('Belum ada akses audit.')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Beri akses audit kepada Budi Editor' }),
  ).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Beri akses audit kepada Sari Pembaca' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Beri akses audit' }));
  expect(await dialog.findByText('Pilih tanggal.')).toBeVisible();
  expect(dialog.getByText('Tulis alasannya, paling sedikit 5 huruf.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Sampai/), later(90));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Asesmen KAN');
  await user.click(dialog.getByRole('button', { name: 'Beri akses audit' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('paling lama 90 hari');
  await user.clear(dialog.getByLabelText(/Sampai/));
  await user.type(dialog.getByLabelText(/Sampai/), later(89));
  await user.click(dialog.getByRole('button', { name: 'Beri akses audit' }));
  expect(await findToast('Akses audit diberikan')).toHaveTextContent('Sari Pembaca');
  const row = within(await within(await list()).findByRole('row', { name: /Sari Pembaca/ }));
  expect(row.getByText('Berlaku')).toBeVisible();
  expect(row.getByText('Diberikan oleh Rina Admin')).toBeVisible();
});

test('refuses a second access in the same period', async () => {
  await give();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Beri akses audit kepada Sari Pembaca' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Sampai/), later(2));
  await user.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Asesmen KAN');
  await user.click(dialog.getByRole('button', { name: 'Beri akses audit' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('sudah punya akses audit');
});

test('shows what was read, and ends the access', async () => {
  await give();
  const viewer = await stack.client('viewer');
  await viewer.rpc('audit_cases', { kind: 'appeal', filter: { status: 'baru' } }).throwOnError();
  await viewer.rpc('audit_letters').throwOnError();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Yang dibaca Sari Pembaca' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yang dibaca Sari Pembaca' }));
  const lines = await dialog.findAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('span')?.textContent)).toEqual(['Surat', 'Banding · baru']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Akhiri akses audit Sari Pembaca' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Akhiri' }));
  expect(await findToast('Akses audit diakhiri')).toBeVisible();
  await waitFor(async () => expect(within(await list()).getByText('Diakhiri')).toBeVisible());
  expect((await viewer.rpc('audit_letters')).error?.code).toBe('42501');
});

test('shows an access that has expired', async () => {
  await give();
  await stack.sql(
    'update public.audit_access set starts_on = private.today() - 3, ends_on = private.today() - 1',
  );
  await open();
  expect(await within(await list()).findByText('Selesai')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Akhiri akses audit/ })).not.toBeInTheDocument();
});
