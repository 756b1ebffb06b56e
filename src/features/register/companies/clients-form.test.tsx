import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

test('suggests common values in the company form and warns about others', async () => {
  const { user } = await renderApp({ path: '/admin/klien?edit=new', stack, role: 'editor' });
  const form = within(await screen.findByRole('dialog'));
  const optionsOf = (label: string) =>
    [...(form.getByLabelText<HTMLInputElement>(label).list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(optionsOf('Kabupaten/kota')).toContain('Bandung'));
  expect(optionsOf('Provinsi')).toEqual(expect.arrayContaining(['Papua Barat Daya', 'Jawa Barat']));
  expect(optionsOf('Bentuk')).toEqual(expect.arrayContaining(['PT', 'CV', 'Koperasi']));
  expect(optionsOf('Asosiasi')).toEqual(expect.arrayContaining(['GAPENSI', 'Gabungan Pelaksana Contoh']));
  expect(optionsOf('Kabupaten/kota')).toEqual(expect.arrayContaining(['Kota Kendari', 'Kabupaten Sleman']));
  await user.type(form.getByLabelText(/^Nama badan usaha/), 'Contoh Usulan');
  const province = form.getByLabelText('Provinsi');
  const city = form.getByLabelText('Kabupaten/kota');
  await user.type(province, 'jawa barat');
  await user.type(city, 'kab. bandung');
  await user.tab();
  expect([province, city].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Jawa Barat',
    'Kabupaten Bandung',
  ]);
  expect(optionsOf('Kabupaten/kota')).toEqual(expect.arrayContaining(['Kota Bandung', 'Bandung']));
  expect(optionsOf('Kabupaten/kota')).not.toContain('Kabupaten Sleman');
  expect(city).not.toHaveAccessibleDescription();
  await user.clear(city);
  await user.type(city, 'Sleman');
  expect(city).toHaveAccessibleDescription(/^Tidak ada dalam daftar resmi/);
  await user.clear(province);
  await user.type(province, 'Provinsi Baru');
  expect(province).toHaveAccessibleDescription(/^Tidak ada dalam daftar resmi/);
  await user.click(form.getByRole('button', { name: /^Simpan/ }));
  await waitFor(async () =>
    expect(await stack.sql(`select province from public.clients where name = 'Contoh Usulan'`)).toEqual([
      { province: 'Provinsi Baru' },
    ]),
  );
});
