import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { fill } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('edits the national record of a published certificate; the public check links to it', async () => {
  const [own] = await stack.sql<{ id: string; client_id: string; number: string }>(
    `select id, client_id, number from public.certificate_register where status = 'aktif' order by number limit 1`,
  );
  const { user, unmount } = await renderApp({
    path: `/admin/klien/${own!.client_id}?edit=${own!.id}`,
    stack,
    role: 'editor',
  });
  await user.click(await screen.findByRole('button', { name: 'Ubah catatan SIJK/LPJK' }));
  const dialogs = await screen.findAllByRole('dialog');
  const dialog = dialogs.at(-1)!;
  await fill(user, dialog, /^Nomor di SIJK\/LPJK/, 'LPJK-77');
  await fill(user, dialog, /^Alamat di SIJK\/LPJK/, 'https://lpjk.example.id/77');
  await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  const stored = () =>
    stack.sql('select lpjk_number, lpjk_url from public.certificates where id = $1', [own!.id]);
  await waitFor(async () =>
    expect(await stored()).toEqual([{ lpjk_number: 'LPJK-77', lpjk_url: 'https://lpjk.example.id/77' }]),
  );
  unmount();
  await renderApp({ path: `/cek/${own!.number}`, stack });
  expect(await screen.findByRole('link', { name: 'LPJK-77' })).toHaveAttribute(
    'href',
    'https://lpjk.example.id/77',
  );
});
