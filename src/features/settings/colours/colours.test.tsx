import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';
import { BRAND_STORAGE_KEY } from '@/config/constants';
import { brandStyle, showBrand } from '@/site/brand';
import { coloursOf, readableOf } from './shades';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => {
  localStorage.clear();
  showBrand({});
});

const open = () => renderApp({ path: '/admin/settings/colours', stack, role: 'admin' });
const room = async () => within(await screen.findByRole('region', { name: 'Warna situs' }));
const cssValue = (name: string) => document.documentElement.style.getPropertyValue(name);

test('applies a saved colour with its shades immediately and on the next visit', async () => {
  const { user } = await open();
  const field = await (await room()).findByRole('textbox', { name: 'Warna lembaga' });
  expect((await room()).getByText('Situs memakai warna bawaan.')).toBeVisible();
  await user.type(field, '#1D4F91');
  expect((await room()).getByText('Tema gelap')).toBeVisible();
  await user.click((await room()).getByRole('button', { name: 'Simpan' }));
  expect(await findToast('Warna situs: tersimpan')).toBeVisible();
  const [row] = await stack.sql<{ site: Record<string, unknown> }>('select site from public.site_settings');
  expect(row?.site.colours).toEqual(coloursOf('#1d4f91'));
  expect(row?.site.phone).toBeTruthy();
  expect(field).toHaveValue('#1d4f91');
  await waitFor(() => expect(cssValue('--brand-light-primary')).toBe('#1d4f91'));
  expect(localStorage.getItem(BRAND_STORAGE_KEY)).toBe(brandStyle(row?.site));

  await user.clear(field);
  await user.click((await room()).getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(cssValue('--brand-light-primary')).toBe(''));
  expect(localStorage.getItem(BRAND_STORAGE_KEY)).toBeNull();
});

test('rejects a colour that is too light and offers a darker one', async () => {
  const { user } = await open();
  const field = await (await room()).findByRole('textbox', { name: 'Warna lembaga' });
  fireEvent.change((await room()).getByLabelText('Pilih warna'), { target: { value: '#ffcc00' } });
  expect(field).toHaveValue('#ffcc00');
  await user.click((await room()).getByRole('button', { name: 'Simpan' }));
  expect(await (await room()).findByText(/Pilih warna yang lebih gelap/)).toBeVisible();
  expect(field).toHaveFocus();
  const darker = readableOf('#ffcc00');
  await user.click((await room()).getByRole('button', { name: new RegExp(`^Pakai ${darker}`) }));
  expect(field).toHaveValue(darker);
  await user.clear(field);
  await user.type(field, 'merah');
  await user.click((await room()).getByRole('button', { name: 'Simpan' }));
  expect(await (await room()).findByText(/enam angka heksadesimal/)).toBeVisible();
});

test('ignores settings that are not colours, so that no other CSS reaches the page', () => {
  const light = { primary: '#1d4f91', 'x;background': '#000000', hover: 'url(//a.example)', soft: 7 };
  expect(brandStyle({ colours: { light, dark: null, other: { primary: '#ffffff' } } })).toBe(
    '--brand-light-primary:#1d4f91',
  );
  for (const site of [null, 'x', {}, { colours: 'red' }, { colours: { light: [] } }])
    expect(brandStyle(site)).toBe('');
});
