import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.sql('delete from private.staff_notices');
});

const LIST = '/admin/pemberitahuan';

test('explains an empty list', async () => {
  await renderApp({ path: LIST, stack: service, role: 'editor' });
  expect(await screen.findByText('Belum ada pemberitahuan')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tandai semua dibaca' })).toBeNull();
});

test('marks notifications as read one by one, all at once, and when their target is opened', async () => {
  const { receipt, id } = await fileComplaint(service, { subject: 'Pokok <b>tebal</b>' });
  const second = await fileComplaint(service);
  const { user, unmount } = await renderApp({ path: LIST, stack: service, role: 'editor' });
  const line = await screen.findByRole('link', {
    name: new RegExp(`Keluhan ${receipt.number}: baru diterima`),
  });
  expect(line).toHaveTextContent('Pokok <b>tebal</b>');
  await user.click(screen.getByRole('button', { name: `Tandai dibaca: ${receipt.number}` }));
  expect(await screen.findByRole('button', { name: `Tandai belum dibaca: ${receipt.number}` })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Belum dibaca/ }));
  await waitFor(() => expect(screen.queryByText(new RegExp(receipt.number))).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Tandai semua dibaca' }));
  expect(await screen.findByText('Semua sudah dibaca')).toBeVisible();
  unmount();

  await service.sql('update private.staff_notices set read_at = null');
  await renderApp({ path: `/admin/keluhan?sort=newest&case=${id}`, stack: service, role: 'editor' });
  await waitFor(async () => {
    const rows = await service.sql(
      'select 1 from private.staff_notices where subject = $1 and read_at is not null',
      [id],
    );
    expect(rows).toHaveLength(1);
  });
  const other = await service.sql(
    'select 1 from private.staff_notices where subject = $1 and read_at is not null',
    [second.id],
  );
  expect(other).toEqual([]);
});

test('shows an error with a retry when marking fails offline', async () => {
  const { receipt } = await fileComplaint(service);
  const faults = [{ match: '/rpc/mark_notices', fault: 'connection-cut' as const }];
  const fetch = withFaults(service.fetch, faults);
  const { user } = await renderApp({ path: LIST, stack: service, role: 'editor', fetch });
  await user.click(await screen.findByRole('button', { name: `Tandai dibaca: ${receipt.number}` }));
  expect(await findToast('Tanda tidak tersimpan')).toBeVisible();
});

test('shows an error when the list fails to load', async () => {
  const fetch = withFaults(service.fetch, [{ match: '/rpc/own_notices', fault: 'connection-cut' }]);
  await renderApp({ path: LIST, stack: service, role: 'editor', fetch });
  expect(await screen.findByText('Daftar tidak dapat dimuat')).toBeVisible();
});
