import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const open = (path = '/profil/kontak') => renderApp({ path, stack });

test('shows the message number again after a reload', async () => {
  const { user, unmount } = await open();
  await user.type(await screen.findByLabelText('Nama lengkap'), 'Budi Santoso');
  await user.type(screen.getByLabelText('Email'), 'budi@pelapor.example.id');
  await user.type(screen.getByLabelText('Perihal'), 'Jam buka kantor');
  await user.type(screen.getByLabelText('Pesan'), 'Apakah kantor buka hari Sabtu?');
  await user.click(screen.getByRole('checkbox', { name: /^Saya telah membaca/ }));
  await user.click(screen.getByRole('button', { name: 'Kirim pesan' }));
  await screen.findByText('Pesan Anda sudah kami terima');
  const copy = within(screen.getByRole('region', { name: 'Yang Anda kirim' }));
  expect(copy.getByText('Apakah kantor buka hari Sabtu?')).toBeVisible();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Sabtu');
  const [message] = await stack.sql<{ number: string }>('select number from public.contact_submissions');
  unmount();

  const again = await open();
  expect(await screen.findByText(new RegExp(`Nomor pesan ${message?.number}`))).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Yang Anda kirim' })).toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Tulis pesan lain' }));
  expect(await screen.findByLabelText('Perihal')).toHaveValue('');
  again.unmount();
  await open();
  expect(await screen.findByLabelText('Perihal')).toBeVisible();
});

test('shows the form if the stored message is invalid or from another visit', async () => {
  for (const kept of ['{', '{"number":5}', '{"number":"P-1","at":"2026-01-01","visit":"elsewhere"}']) {
    sessionStorage.setItem('lsbu-sent-message', kept);
    const { unmount } = await open();
    expect(await screen.findByLabelText('Perihal')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/Nomor pesan/)).not.toBeInTheDocument());
    unmount();
  }
});
