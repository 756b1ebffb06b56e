import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { smallPng } from '@tests/support/evidence-files';
import { renderApp } from '@tests/support/render-app';

let service: Service;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

const bytes = smallPng;
const files = ['Foto.png', 'Belum diperiksa.png', 'Belum dikirim.png'].map((name) => ({
  name,
  type: 'image/png',
  size: bytes.length,
}));

test('opens checked evidence through a signed URL and blocks unchecked evidence', async () => {
  const { receipt, id } = await fileComplaint(service, { files });
  const [checked, unchecked] = receipt.uploads;
  for (const upload of [checked, unchecked]) {
    // Upload raw bytes: Node.js cannot send jsdom's Blob.
    const sent = service.anon.storage
      .from('evidence')
      .upload(upload!.path, bytes, { contentType: 'image/png' });
    expect((await sent).error).toBeNull();
  }
  expect(await confirm(service, { path: checked!.path })).toEqual({ confirmed: true });

  const { user } = await renderApp({ path: `/admin/keluhan?case=${id}`, stack: service, role: 'editor' });
  const evidence = within(await screen.findByRole('region', { name: 'Bukti' }));
  expect(await evidence.findByText('Diterima, isinya belum diperiksa: jangan dibuka')).toBeVisible();
  expect(evidence.getByText('Belum diterima; pelapor masih dapat mengirimkannya')).toBeVisible();
  expect(evidence.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Lihat Foto.png',
    'Unduh Foto.png',
  ]);

  await user.click(evidence.getByRole('button', { name: 'Lihat Foto.png' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Foto.png' }));
  const address = preview.getByRole('img', { name: 'Foto.png' }).getAttribute('src') ?? '';
  expect(address).toContain('token=');
  expect(new Uint8Array(await (await service.fetch(address)).arrayBuffer())).toEqual(bytes);
});

test('does not issue signed URLs to viewers', async () => {
  const { receipt } = await fileComplaint(service, { files });
  const viewer = await service.client('viewer');
  const path = receipt.uploads[0]!.path;
  expect((await viewer.storage.from('evidence').createSignedUrl(path, 60)).error).not.toBeNull();
});
