import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { proofNumber } from './proof-number';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const main = () => within(screen.getByRole('main'));

test('recognises the number of a proof in any notation', () => {
  expect(proofNumber('abcde23456 fghjk-78923')).toBe('ABCDE-23456-FGHJK-78923');
  expect(proofNumber('https://x.example.id/cek/bukti/ABCDE-23456-FGHJK-78923?lng=en')).toBe(
    'ABCDE-23456-FGHJK-78923',
  );
  expect(proofNumber('ABCDE-23456')).toBeUndefined();
});

test('shows the original result of a stored proof after later changes', async () => {
  const { user } = await renderApp({ path: '/cek/PNS-BG009-00006', stack, media: { reducedMotion: true } });
  await user.click(await screen.findByRole('button', { name: 'Buat bukti cek' }, { timeout: 40_000 }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Bukti cek [-A-Z2-9]{23}$/ })).toBeVisible();
  expect(await main().findByRole('table', { name: 'Hasil' })).toHaveTextContent(/PNS-BG009-00006.*Aktif/);
  expect(main().getByRole('img', { name: /Kode QR menuju .*\/cek\/bukti\// })).toBeVisible();
  const path = window.location.pathname;
  await stack.sql(
    `select public.decide_certificate(id, 'withdraw', '{"reason": "Uji"}') from public.certificates where number = 'PNS-BG009-00006'`,
  );
  await renderApp({ path, stack, media: { reducedMotion: true } });
  expect((await screen.findAllByRole('table', { name: 'Hasil' })).at(-1)).toHaveTextContent('Aktif');
});

test('shows a message for an invalid or unknown proof number', async () => {
  const { user } = await renderApp({ path: '/cek/bukti', stack, media: { reducedMotion: true } });
  const box = await screen.findByRole('textbox', { name: 'Nomor bukti' }, { timeout: 40_000 });
  await user.type(box, '123{Enter}');
  expect(box).toHaveAccessibleDescription(/dua puluh huruf dan angka/);
  await user.clear(box);
  await user.type(box, '22222-22222-22222-22222{Enter}');
  expect(await main().findByText('Tidak ada bukti dengan nomor ini')).toBeVisible();
});
