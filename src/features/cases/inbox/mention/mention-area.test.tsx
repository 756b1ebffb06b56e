import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

test('mentions a colleague in a note by keyboard and notifies them', async () => {
  const { id } = await fileComplaint(service);
  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  await user.click(await screen.findByRole('tab', { name: /^Catatan/ }));
  const field = await screen.findByRole('textbox', { name: /^Catatan/ });
  await user.type(field, 'Mohon dilihat @');
  const list = await screen.findByRole('listbox', { name: 'Rekan yang dapat disebut' });
  const option = within(list).getByRole('option', { name: 'Rina Admin' });
  expect(within(list).queryByRole('option', { name: /Sari Pembaca/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'rin');
  expect(field).toHaveAttribute(
    'aria-activedescendant',
    within(await screen.findByRole('listbox')).getByRole('option').id,
  );
  expect(option).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Mohon dilihat @Rina Admin ');
  expect(field).toHaveFocus();
  expect(screen.getByText('Rina Admin akan diberi tahu.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Simpan catatan' }));
  expect(await findToast('Catatan tersimpan')).toBeVisible();
  const notified = await service.sql<{ full_name: string }>(
    `select u.full_name from private.staff_notices n join public.app_users u on u.id = n.person where n.event = 'mentioned' and n.subject = $1`,
    [id],
  );
  expect(notified).toEqual([{ full_name: 'Rina Admin' }]);
});
