import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(async () => {
  mockLayout();
  localStorage.clear();
  await stack.sql(`update public.media set alt_en = 'Described' where alt_en is null`);
});

async function documentOf(alt: string) {
  const service = await stack.client('service');
  const path = `${randomUUID().slice(0, 13)}/berkas.pdf`;
  const row = { path, original_name: `${alt}.pdf`, mime_type: 'application/pdf', alt, bytes: 4 };
  const { error } = await service.from('media').insert(row);
  if (error) throw error;
  const sent = await service.storage.from('media').upload(path, '%PDF', { contentType: 'application/pdf' });
  if (sent.error) throw sent.error;
}
const open = (role: 'editor' | 'viewer' = 'editor', rules: FaultRule[] = []) =>
  renderApp({ path: '/admin/media?view=undescribed', stack, role, fetch: withFaults(stack.fetch, rules) });
const english = async (file: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(file) });
  return within(link.closest('li')!).getByRole('textbox', { name: /Inggris/ });
};
const storedTexts = () =>
  stack.sql<{ alt: string; alt_en: string | null }>(
    `select alt, alt_en from public.media where alt like 'Uraian%' order by alt`,
  );
const save = () => screen.getByRole('button', { name: 'Simpan deskripsi' });

test('describes several files and saves them together, keeping undescribed ones in the list', async () => {
  for (const letter of ['A', 'B', 'C']) await documentOf(`Uraian ${letter}`);
  const { user } = await open();
  await user.type(await english('Uraian A'), 'Deed <b>&</b> "A"');
  await user.type(await english('Uraian B'), 'Deed B');
  expect(screen.getByText('2 berkas diubah, belum disimpan.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Deskripsi 2 berkas disimpan')).toBeVisible();
  expect(await storedTexts()).toEqual([
    { alt: 'Uraian A', alt_en: 'Deed <b>&</b> "A"' },
    { alt: 'Uraian B', alt_en: 'Deed B' },
    { alt: 'Uraian C', alt_en: null },
  ]);
  await waitFor(() => expect(screen.queryByRole('link', { name: /Uraian A/ })).not.toBeInTheDocument());
  expect(await english('Uraian C')).toBeVisible();
  expect(save(), 'the focus stays where it was').toHaveFocus();
});

test('keeps the input while offline and saves it on the next attempt', async () => {
  await documentOf('Uraian putus');
  const rules: FaultRule[] = [
    {
      match: ({ method, url }) => method === 'PATCH' && url.includes('/media'),
      fault: 'connection-cut',
      times: 1,
    },
  ];
  const { user } = await open('editor', rules);
  await user.type(await english('Uraian putus'), 'Cut');
  await user.click(save());
  expect(await screen.findByText(/1 berkas belum tersimpan/)).toBeVisible();
  expect(screen.getByText(/Sambungan terputus/)).toBeVisible();
  expect(await english('Uraian putus')).toHaveValue('Cut');
  await user.click(save());
  expect(await screen.findByText('Semua berkas punya deskripsi Inggris')).toBeVisible();
  expect(await storedTexts()).toContainEqual({ alt: 'Uraian putus', alt_en: 'Cut' });
});

test('restores unsaved input after a reload', async () => {
  await documentOf('Uraian muat');
  const first = await open();
  await first.user.type(await english('Uraian muat'), 'Kept');
  first.unmount();
  await open();
  await waitFor(async () => expect(await english('Uraian muat')).toHaveValue('Kept'));
});

test('shows viewers the files, without inputs', async () => {
  await documentOf('Uraian lihat');
  await open('viewer');
  expect(await screen.findByRole('link', { name: /Uraian lihat/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Inggris/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Simpan deskripsi' })).not.toBeInTheDocument();
});
