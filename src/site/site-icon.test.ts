import { expect, test } from 'vitest';
import { siteIcon } from './site-icon';

test('a library image is listed in each width, without its focal point', () => {
  expect(siteIcon({ icon_url: '/media/abc/ikon-960w.png#40,50,17446e' })).toEqual({
    href: '/media/abc/ikon-960w.png',
    type: 'image/png',
    sizes: [
      { width: 480, href: '/media/abc/ikon-480w.png' },
      { width: 960, href: '/media/abc/ikon-960w.png' },
    ],
  });
  expect(siteIcon({ icon_url: 'https://lsbu.example/ikon.JPG' })).toMatchObject({
    type: 'image/jpeg',
    sizes: [],
  });
});

test.each([
  null,
  undefined,
  'teks',
  {},
  { icon_url: '' },
  { icon_url: 7 },
  { icon_url: 'javascript:alert(1)' },
  { icon_url: '//jahat.example/x.png' },
  { icon_url: '/media/a/x.svg' },
  { icon_url: '/x".png' },
  { icon_url: '/a b.png' },
  { icon_url: 'http://lsbu.example/x.png' },
])('%j is not an icon', (site) => {
  expect(siteIcon(site)).toBeUndefined();
});
