import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeEach(async () => {
  stack = await openTestStack();
});
afterEach(() => stack.close());

const part = (name: string) => screen.findByRole('region', { name });
const readTemplate = async () =>
  (
    await stack.sql<{ body: string; body_en: string | null }>(
      `select body, body_en from public.message_templates where kind = 'appeal' and purpose = 'delay'`,
    )
  )[0];

/** Opens the template for a delayed appeal. */
async function openDelay(fetch = stack.fetch) {
  const { user } = await renderApp({ path: '/admin/settings/templates', stack, role: 'admin', fetch });
  const card = within(await part('Templat pesan'));
  const named = () => card.queryAllByText('Pemberitahuan keterlambatan');
  await waitFor(() => expect(named()).toHaveLength(2));
  const [, appeal] = named();
  await user.click(appeal!);
  const entry = within(appeal!.closest('li')!);
  return { user, entry, body: await entry.findByRole('textbox', { name: /^Teks \*?$|^Teks$/ }) };
}

test('previews a template, rejects unknown placeholders, saves, and restores the default', async () => {
  const { user, entry, body } = await openDelay();
  await user.clear(body);
  await user.click(body);
  await user.paste('Yth. {nama}, banding {nomor} terlambat. {tanggal}');
  expect(entry.getByText('Yth. Siti Contoh, banding BND-2026-000007 terlambat. {tanggal}')).toBeVisible();
  await user.click(entry.getByRole('button', { name: 'Simpan' }));
  expect(await entry.findByText(/Ada isian yang tidak dikenal/)).toBeVisible();

  await user.clear(body);
  await user.paste('Yth. {nama}, banding {nomor} terlambat.');
  await user.clear(entry.getByRole('textbox', { name: 'Teks (Inggris)' }));
  await user.click(entry.getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Banding, Pemberitahuan keterlambatan: tersimpan')).toBeVisible();
  expect(await readTemplate()).toEqual({ body: 'Yth. {nama}, banding {nomor} terlambat.', body_en: null });
  expect(await entry.findByText('Diubah')).toBeVisible();
  expect(entry.getByText('Hanya Indonesia')).toBeVisible();

  await user.click(entry.getByRole('button', { name: 'Kembalikan ke bawaan' }));
  await user.click(entry.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () =>
    expect((await readTemplate())?.body).toContain('Penilaian ulang banding {nomor}'),
  );
  await waitFor(() => expect(entry.queryByText('Diubah')).not.toBeInTheDocument());
});

test('keeps the input when saving fails or conflicts, or when the template was deleted', async () => {
  const faulty = withFaults(stack.fetch, [
    {
      match: ({ url, method }) => url.includes('/message_templates') && method === 'PATCH',
      fault: 'connection-cut',
      times: 1,
    },
  ]);
  const { user, entry, body } = await openDelay(faulty);
  await user.clear(body);
  await user.paste('Tulisan saya');
  await user.click(entry.getByRole('button', { name: 'Simpan' }));
  expect(await entry.findByRole('alert')).toHaveTextContent('Server tidak dapat dihubungi');
  expect(body).toHaveValue('Tulisan saya');

  await stack.sql(`update public.message_templates set body = 'Tulisan mereka'`);
  await user.click(entry.getByRole('button', { name: 'Simpan' }));
  await waitFor(() =>
    expect(entry.getByRole('alert')).toHaveTextContent('Orang lain telah menyimpan bagian ini'),
  );
  expect(body).toHaveValue('Tulisan saya');

  await stack.sql(`delete from public.message_templates where kind = 'appeal' and purpose = 'delay'`);
  await user.click(entry.getByRole('button', { name: 'Simpan versi saya' }));
  await waitFor(() => expect(entry.getByRole('alert')).toHaveTextContent('sudah dihapus orang lain'));
  expect(body).toHaveValue('Tulisan saya');
});

test('shows templates read-only to editors', async () => {
  const editor = await stack.client('editor');
  expect((await editor.from('message_templates').select('id')).data).toHaveLength(12);
  const change = await editor
    .from('message_templates')
    .update({ body: 'x' })
    .neq('purpose', 'answer')
    .select();
  expect(change.data ?? []).toEqual([]);
});
