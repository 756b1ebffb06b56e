import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
let id = '';
let message = '';
const FAILED = 'Nama staf tidak dapat dimuat.';
beforeAll(async () => {
  service = await openService();
  id = (await fileComplaint(service, { subject: 'Tagihan ganda' })).id;
  const byEditor = `(select id from public.app_users where full_name = 'Budi Editor')`;
  await service.sql(`update public.complaints set assigned_to = ${byEditor} where id = $1`, [id]);
  const [row] = await service.sql<{ id: string }>(
    `insert into public.contact_submissions (name, email, subject, message, handled_by)
     values ('Ani', 'ani@contoh.example.id', 'Jam buka', 'Apakah buka hari Sabtu?', ${byEditor}) returning id`,
  );
  message = row!.id;
});
afterAll(() => service.close());

/** Opens a page while requests for staff names fail; `mend` lets them succeed. */
async function openWithoutNames(path: string) {
  const rules: FaultRule[] = [{ match: 'rpc/list_staff', fault: 'server-error' }];
  const fetch = withFaults(service.fetch, rules);
  const { user } = await renderApp({ path, stack: service, role: 'admin', fetch });
  return { user, mend: () => rules.splice(0) };
}
const row = async () => within(await screen.findByRole('row', { name: /Tagihan ganda/ }));

test('marks no one as inactive while names are loading', async () => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const late: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('rpc/list_staff')) await answered;
    return service.fetch(request);
  };
  await renderApp({ path: '/admin/keluhan', stack: service, role: 'admin', fetch: late });
  expect((await row()).getByText('…')).toBeVisible();
  expect(screen.queryByText('Staf nonaktif')).toBeNull();
  expect(screen.queryByText(FAILED)).toBeNull();
  answer();
  expect(await (await row()).findByText('Budi Editor')).toBeVisible();
});

test('shows an error with a retry button when names fail to load', async () => {
  const { user, mend } = await openWithoutNames('/admin/keluhan');
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect((await row()).getByText('–')).toBeVisible();
  expect(screen.queryByText('Staf nonaktif')).toBeNull();
  await user.click((await row()).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Tugaskan' }));
  expect(await screen.findByRole('menuitem', { name: FAILED })).toBeVisible();
  await user.keyboard('{Escape}');
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await (await row()).findByText('Budi Editor')).toBeVisible();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test.each([
  ['a case', () => `/admin/keluhan?case=${id}`, 'Penanggung jawab'],
  ['a message', () => `/admin/messages?case=${message}`, 'Penanggung jawab'],
])('does not mark the handler of %s as inactive while names are missing', async (_of, path, label) => {
  const { user, mend } = await openWithoutNames(path());
  expect(await screen.findByText(FAILED)).toBeVisible();
  const handler = screen.getByRole('combobox', { name: label });
  expect(handler).toHaveDisplayValue('–');
  mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await within(handler).findByRole('option', { name: 'Budi Editor' })).toBeInTheDocument();
  expect(handler).toHaveDisplayValue('Budi Editor');
});

test('shows an error in a dialog with a staff select when names fail to load', async () => {
  const { user } = await openWithoutNames(`/admin/keluhan?case=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Catat orang' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(FAILED)).toBeVisible();
});

test('blocks the register export while names are missing', async () => {
  const createObjectURL = vi.fn(() => 'blob:file');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  const { user } = await openWithoutNames('/admin/keluhan');
  await user.click(await screen.findByRole('button', { name: 'Ekspor register (CSV)' }));
  expect(await findToast('Ekspor gagal')).toBeVisible();
  expect(createObjectURL).not.toHaveBeenCalled();
});

test('marks a person missing from the loaded list as inactive', async () => {
  const without: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return request.url.includes('rpc/list_staff') ? Response.json([]) : service.fetch(request);
  };
  await renderApp({ path: '/admin/keluhan', stack: service, role: 'admin', fetch: without });
  expect(await (await row()).findByText('Staf nonaktif')).toBeVisible();
});
