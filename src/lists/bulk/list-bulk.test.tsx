import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const publishedQuestions = async () => {
  const [row] = await stack.sql<{ count: number }>(
    'select count(*)::integer from public.faq where is_published and deleted_at is null',
  );
  return row?.count;
};

test('hides several selected questions together, and shows them again from the notice', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  expect(screen.queryByRole('button', { name: /^Geser/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua yang cocok (13)' }));
  expect(screen.getByText('13 dipilih')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));

  await user.click(screen.getByRole('button', { name: 'Batalkan penerbitan' }));
  const question = await screen.findByRole('dialog', { name: 'Batalkan penerbitan 12 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Batalkan penerbitan' }));
  await waitFor(async () => expect(await publishedQuestions()).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await publishedQuestions()).toBe(13));

  await user.click(screen.getByRole('button', { name: 'Selesai memilih' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('shows an error while offline without a change, and retries with the same button', async () => {
  const faults: FaultRule[] = [];
  const { user } = await renderApp({
    path: '/admin/faq',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, faults),
  });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pindahkan ke sampah' }));
  faults.push({ match: 'bulk_change', fault: 'connection-cut', times: 1 });
  const question = await screen.findByRole('dialog', { name: 'Pindahkan 1 entri ke sampah?' });
  const confirm = within(question).getByRole('button', { name: 'Pindahkan ke sampah' });
  await user.click(confirm);
  const alert = await within(question).findByRole('alert');
  expect(alert).toHaveTextContent('Perubahan tidak tersimpan');
  expect(await publishedQuestions()).toBe(13);
  await user.click(confirm);
  expect(await findToast('1 entri dipindahkan ke sampah')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(async () => expect(await publishedQuestions()).toBe(13));
});

test('retries when a response was lost, reports the change as done, and undoes all of it', async () => {
  const faults: FaultRule[] = [];
  const { user } = await renderApp({
    path: '/admin/faq',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, faults),
  });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Pilih semua yang cocok (13)' }));
  await user.click(screen.getByRole('button', { name: 'Batalkan penerbitan' }));
  faults.push(
    { match: 'bulk_change', fault: 'answer-cut', times: 1 },
    { match: 'was_recorded', fault: 'connection-cut', times: 1 },
  );
  const question = await screen.findByRole('dialog', { name: 'Batalkan penerbitan 13 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Batalkan penerbitan' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Belum diketahui apakah 13 entri sudah diubah');
  const link = within(alert).getByRole('link', { name: 'Berapa lama SBU berlaku?' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\/faq\?edit=/));
  expect(await publishedQuestions()).toBe(0);
  await user.click(within(alert).getByRole('button', { name: 'Periksa lagi' }));
  expect(await findToast('13 entri tidak lagi terbit')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  faults.push({ match: 'bulk_undo', fault: 'answer-cut', times: 1 });
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(await findToast('13 entri dikembalikan seperti semula')).toBeVisible();
  expect(await publishedQuestions()).toBe(13);
});

test('keeps the result unknown when the retry fails too, until the notice is closed', async () => {
  const faults: FaultRule[] = [];
  const { user } = await renderApp({
    path: '/admin/faq',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, faults),
  });
  await user.click(await screen.findByRole('button', { name: 'Pilih beberapa' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih “Berapa lama SBU berlaku?”' }));
  await user.click(screen.getByRole('button', { name: 'Batalkan penerbitan' }));
  faults.push(
    { match: 'bulk_change', fault: 'connection-cut', times: 1 },
    { match: 'was_recorded', fault: 'connection-cut', times: 1 },
  );
  const question = await screen.findByRole('dialog', { name: 'Batalkan penerbitan 1 entri?' });
  await user.click(within(question).getByRole('button', { name: 'Batalkan penerbitan' }));
  const alert = await screen.findByRole('alert');
  // Retried while the connection still fails: the result is shown as unknown and never as failed.
  faults.push({ match: 'bulk_change', fault: 'connection-cut', times: 1 });
  await user.click(within(alert).getByRole('button', { name: 'Periksa lagi' }));
  await waitFor(() => expect(faults.every(({ times }) => times === 0)).toBe(true));
  expect(await screen.findByText('Belum diketahui apakah 1 entri sudah diubah')).toBeVisible();
  expect(await publishedQuestions()).toBe(13);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Tutup' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('1 dipilih')).toBeVisible();
});
