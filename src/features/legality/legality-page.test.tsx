import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { around } from '@tests/support/around';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const path = '/profil/legalitas';
const document = async (title: string) =>
  around(await screen.findByRole('heading', { level: 2, name: title }), 'li');

test('shows number, issuer, dates and status of a document', async () => {
  await renderApp({ path, stack });
  const licence = within(await document('Lisensi Lembaga Sertifikasi Badan Usaha'));
  for (const text of ['999/KPTS/LPJK/2026', 'LPJK', '12 Januari 2026', '11 Januari 2029', 'Berlaku']) {
    expect(licence.getByText(text)).toBeVisible();
  }
  const deed = within(await document('Akta pendirian perseroan'));
  expect(deed.queryByText(/Berlaku/), 'a deed does not run out').toBeNull();
});

test('marks expired documents and those that expire soon', async () => {
  await stack.sql(
    `update public.legalitas set valid_until = private.today() - 1 where number = 'LSPr-999-IDN'`,
  );
  await stack.sql(
    `update public.legalitas set valid_until = private.today() + 30 where number = '999/KPTS/LPJK/2026'`,
  );
  await renderApp({ path, stack });
  expect(
    within(await document('Akreditasi SNI ISO/IEC 17065')).getByText('Tidak berlaku lagi'),
  ).toBeVisible();
  expect(
    within(await document('Lisensi Lembaga Sertifikasi Badan Usaha')).getByText('Segera berakhir'),
  ).toBeVisible();
});

test('links a file with its type and size, or offers a copy on request', async () => {
  await stack.sql(
    `insert into public.media (path, mime_type, alt, bytes) values ('2026/akta.pdf', 'application/pdf', 'Akta', 348160)`,
  );
  await stack.sql(
    `update public.legalitas set file_url = 'https://x.example.id/storage/v1/object/public/media/2026/akta.pdf' where number = 'Akta Nomor 17'`,
  );
  await renderApp({ path, stack });
  const deed = within(await document('Akta pendirian perseroan'));
  expect(
    deed.getByRole('link', { name: 'Buka dokumen Akta pendirian perseroan, PDF, 340 KB' }),
  ).toHaveAttribute('href', expect.stringContaining('/akta.pdf'));
  expect(
    within(await document('Nomor Induk Berusaha')).getByText('Salinan diberikan atas permintaan.'),
  ).toBeVisible();
});
