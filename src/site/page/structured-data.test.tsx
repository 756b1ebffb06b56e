import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { OrganizationData, StructuredData } from './structured-data';

const block = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

test('the data cannot close its script element', () => {
  const name = '</script><script>alert(1)</script><!-- & "';
  renderPart(<StructuredData data={{ name }} />);
  expect(block()).not.toContain('<');
  expect(JSON.parse(block())).toEqual({ '@context': 'https://schema.org', name });
});

test('the organisation is built from the settings, without empty fields', () => {
  const settings = settingsWith({ email: 'info@pilarnusa.example.id', address: 'Jalan Contoh 1' });
  renderPart(<OrganizationData />, { reads: { settings } });
  const data = JSON.parse(block()) as Record<string, unknown>;
  expect(data).toMatchObject({
    '@type': 'Organization',
    name: 'LSBU Pilar Nusa',
    email: 'info@pilarnusa.example.id',
    address: { streetAddress: 'Jalan Contoh 1', addressCountry: 'ID' },
  });
  expect(data).not.toHaveProperty('telephone');
});

test.each([
  [
    { logo_url: '/media/a1/logo-800w.png#30,40', icon_url: '/media/a2/ikon-512w.png' },
    '/media/a1/logo-800w.png',
  ],
  [{ icon_url: '/media/a2/ikon-512w.png#50,50,8a9b7c' }, '/media/a2/ikon-512w.png'],
  [{ logo_url: ' ' }, undefined],
])('the logo falls back to the site icon, or to none: %o', (site, logo) => {
  renderPart(<OrganizationData />, { reads: { settings: settingsWith(site) } });
  const data = JSON.parse(block()) as { logo?: string };
  expect(data.logo).toBe(logo && `${window.location.origin}${logo}`);
});
