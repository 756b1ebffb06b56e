import { expect, test } from 'vitest';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { OrganizationData, StructuredData } from './structured-data';

const block = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

test('nothing in the data can end its element', () => {
  const name = '</script><script>alert(1)</script><!-- & "';
  renderPart(<StructuredData data={{ name }} />);
  expect(block()).not.toContain('<');
  expect(JSON.parse(block())).toEqual({ '@context': 'https://schema.org', name });
});

test('the organisation is told from the settings, without what they do not hold', () => {
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
])('its logo is the own one, else the own icon, else none: %o', (site, logo) => {
  renderPart(<OrganizationData />, { reads: { settings: settingsWith(site) } });
  const data = JSON.parse(block()) as { logo?: string };
  expect(data.logo).toBe(logo && `${window.location.origin}${logo}`);
});
