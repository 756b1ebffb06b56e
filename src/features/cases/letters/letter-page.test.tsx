import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';

let service: Service;
let letter: {
  number: string;
  code: string;
  file: File;
  tracked: { number: string; access_code: string };
  id: string;
};
beforeAll(async () => {
  service = await openService();
  const { receipt, id } = await fileComplaint(service);
  const about = { kind: 'complaint', id };
  await call(service.admin, 'move_case', { ...about, new_status: 'diproses' });
  const action = { words: 'Jadwal dipasang ulang.', owner_name: 'Manajer Mutu', due_on: '2099-01-31' };
  await call(service.admin, 'plan_action', { ...about, action });
  const decision = {
    new_status: 'selesai',
    outcome: 'Jadwal dipulihkan.',
    reason: 'Asesor terlambat.',
    declares: 'id',
    post: 'Manajer Mutu',
    finding: 'terbukti',
  };
  await call(service.admin, 'move_case', { ...about, ...decision });
  const callFunction = (body: object) =>
    service.fetch(`${service.stack.url}/functions/v1/outcome-letter`, {
      method: 'POST',
      headers: { apikey: service.stack.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect(await (await callFunction({})).json()).toEqual({ made: 1, failed: 0 });
  const [made] = await call<{ id: string; number: string }[]>(service.admin, 'case_letters', about);
  const [row] = await service.sql<{ code: string }>('select private.letter_code($1) as code', [made?.number]);
  const ticket = await call<string>(service.admin, 'open_letter', { id: made?.id });
  const { url } = (await (await callFunction({ ticket })).json()) as { url: string };
  const file = new File([await (await service.fetch(url)).arrayBuffer()], 'surat.pdf', {
    type: 'application/pdf',
  });
  letter = { number: made?.number ?? '', code: row?.code ?? '', file, tracked: receipt, id };
});
afterAll(() => service.close());

const main = () => within(screen.getByRole('main'));
async function openPage(search = '', rules: FaultRule[] = []) {
  const app = await renderApp({
    path: `/cek/surat${search}`,
    stack: service,
    fetch: withFaults(service.fetch, rules),
  });
  await screen.findByRole('heading', { level: 1, name: 'Periksa surat' }, { timeout: 40_000 });
  return app;
}

test('shows a letter’s number, date and hash from its QR code, and compares a file', async () => {
  const { user } = await openPage(
    `?${new URLSearchParams({ nomor: letter.number, kode: letter.code }).toString()}`,
  );
  expect(await main().findByText('Surat ini asli')).toBeVisible();
  expect(main().getByText(letter.number)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/Budi|KEL-/);
  const input = screen.getByRole('main').querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input for files');
  await user.upload(input, letter.file);
  expect(await main().findByText(/surat\.pdf sama persis/)).toBeVisible();
  await user.upload(input, new File(['%PDF-1.7 diubah'], 'lain.pdf', { type: 'application/pdf' }));
  expect(await main().findByText(/lain\.pdf berbeda/)).toBeVisible();
});

test('shows an error for a wrong code and for empty fields', async () => {
  const { user } = await openPage();
  await user.click(main().getByRole('button', { name: 'Periksa surat' }));
  expect(await main().findByText('Isi nomor dan kode surat.')).toBeVisible();
  await user.type(main().getByLabelText('Nomor surat'), letter.number);
  await user.type(main().getByLabelText('Kode surat'), '<b>AAAA');
  await user.click(main().getByRole('button', { name: 'Periksa surat' }));
  expect(await main().findByText('Tidak ada surat dengan nomor dan kode ini')).toBeVisible();
});

test('shows an error with a retry button for a malformed response', async () => {
  const search = `?${new URLSearchParams({ nomor: letter.number, kode: letter.code }).toString()}`;
  const { user } = await openPage(search, [{ match: 'rpc/verify_letter', fault: 'wrong-shape', times: 1 }]);
  expect(await main().findByText('Surat tidak dapat diperiksa')).toBeVisible();
  await user.click(main().getByRole('button', { name: 'Coba lagi' }));
  expect(await main().findByText('Surat ini asli')).toBeVisible();
});

test('lists the letter on the tracking page and in the case', async () => {
  const { user, unmount } = await renderApp({ path: '/lacak', stack: service, fetch: service.fetch });
  await user.type(await screen.findByLabelText('Nomor perkara'), letter.tracked.number);
  await user.type(screen.getByLabelText('Kode akses'), letter.tracked.access_code);
  await user.click(screen.getByRole('button', { name: 'Buka perkara' }));
  expect(await screen.findByRole('button', { name: `Unduh surat ${letter.number}` })).toBeVisible();
  unmount();
  await renderApp({
    path: `/admin/keluhan?case=${letter.id}`,
    stack: service,
    fetch: service.fetch,
    role: 'editor',
  });
  expect(await screen.findByRole('button', { name: `Unduh surat ${letter.number}` })).toBeVisible();
});
