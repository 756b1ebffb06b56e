import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { renderApp } from '@tests/support/render-app';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

test('prints a letter addressed to the body, with the time limit from the settings', async () => {
  await stack.sql(
    `update public.site_settings set site_name = 'LSBU Uji', site = site || '{"address": "Jalan Uji 1"}',
       deadlines = deadlines || '{"appeal_filing_days": 9}'`,
  );
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp({ path: '/banding/surat', stack });
  const letter = within(await screen.findByRole('article', { name: 'Surat Permohonan Banding' }));
  expect(await letter.findByText('LSBU Uji')).toBeVisible();
  expect(letter.getByText('Jalan Uji 1')).toBeVisible();
  expect(screen.getByText(/dalam 9 hari kerja setelah tanggal keputusan/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cetak atau simpan PDF' }));
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('is linked from the appeal form and available in English', async () => {
  const { user } = await renderApp({ path: '/banding?lng=en', stack });
  await user.click(await screen.findByRole('link', { name: /letter of appeal/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Letter of appeal' })).toBeVisible();
});
