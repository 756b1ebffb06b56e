import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { SiteFooter } from './site-footer';

const show = (site: object) => renderPart(<SiteFooter />, { reads: { settings: settingsWith(site) } });

test('the columns contain the links of the site', () => {
  show({});
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/profil/struktur',
      '/layanan/alur',
      '/informasi/hak-kewajiban',
      '/syarat-ketentuan',
      '/kebijakan-privasi',
    ]),
  );
  for (const name of ['Profil', 'Layanan', 'Informasi']) {
    expect(screen.getByRole('navigation', { name })).toBeVisible();
  }
});

test('the copyright contains name and year', () => {
  show({});
  expect(
    screen.getByText(`© ${new Date().getFullYear()} LSBU Pilar Nusa. Hak cipta dilindungi.`),
  ).toBeVisible();
});

test('contact rows are shown only when set', () => {
  show({ phone: '(021) 555-0142', email: ' ', work_hours: 'Senin–Jumat' });
  expect(screen.getByRole('link', { name: '(021) 555-0142' })).toHaveAttribute('href', 'tel:0215550142');
  expect(screen.getByText('Senin–Jumat')).toBeVisible();
  expect(screen.queryByText('Email:')).toBeNull();
  expect(screen.queryByText('Alamat:')).toBeNull();
});

test('the contact column is hidden without contact details', () => {
  show({});
  expect(screen.queryByRole('heading', { name: 'Kontak' })).toBeNull();
});
