import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
const numbers: string[] = [];
beforeAll(async () => {
  service = await openService();
  for (const subject of ['Laporan terlambat', 'Auditor tidak datang', 'Tagihan ganda'])
    numbers.push((await fileComplaint(service, { subject })).receipt.number);
});
afterAll(() => service.close());

async function openChosen(rules: FaultRule[] = [], path = '/admin/keluhan') {
  const fetch = withFaults(service.fetch, rules);
  const { user } = await renderApp({ path, stack: service, role: 'editor', fetch });
  for (const number of numbers.slice(0, 2))
    await user.click(await screen.findByRole('checkbox', { name: `Pilih ${number}` }));
  return user;
}
const assigned = async () =>
  (await service.sql(`select from public.complaints where assigned_to is not null`)).length;

test('assigns several cases to a colleague by keyboard and unassigns them again', async () => {
  const user = await openChosen();
  screen.getByRole('button', { name: 'Tugaskan' }).focus();
  await user.keyboard('{Enter}');
  const menu = within(await screen.findByRole('menu'));
  // The signed-in user is listed first; viewers handle no cases.
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Budi Editor (saya)',
    'Rina Admin',
    'Belum ada',
  ]);
  await user.keyboard('{Enter}');
  expect(await findToast('2 perkara ditugaskan kepada Budi Editor')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  for (const number of numbers.slice(0, 2))
    expect(await screen.findByRole('row', { name: new RegExp(`${number}.*Budi Editor`) })).toBeVisible();
  expect(await assigned()).toBe(2);
});

test('shows the reason and keeps the selection when assigning fails', async () => {
  const user = await openChosen([{ match: 'rpc/assign_cases', fault: 'server-error', times: 1 }]);
  const before = await assigned();
  await user.click(screen.getByRole('button', { name: 'Tugaskan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Belum ada' }));
  expect(await findToast('Penugasan tidak tersimpan')).toBeVisible();
  expect(screen.getByText('2 dipilih')).toBeVisible();
  expect(await assigned()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Tugaskan' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Belum ada' }));
  expect(await findToast('2 perkara kini tanpa penanggung jawab')).toBeVisible();
  expect(await assigned()).toBe(0);
});
