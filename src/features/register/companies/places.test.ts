import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citiesOf, citySpelling, isCityOf, PROVINCES, provinceSpelling } from './places';

test('lists 38 provinces with 416 regencies and 98 cities, each once', () => {
  expect(PROVINCES).toHaveLength(38);
  const all = citiesOf('');
  expect(new Set(all).size).toBe(514);
  expect(all.filter((name) => name.startsWith('Kota '))).toHaveLength(98);
  expect(all.filter((name) => !/^(Kota|Kabupaten) \S/.test(name))).toEqual([]);
  expect(PROVINCES.flatMap(citiesOf)).toEqual(all);
  expect(citiesOf('Gorontalo')).toEqual([
    'Kota Gorontalo',
    'Kabupaten Boalemo',
    'Kabupaten Bone Bolango',
    'Kabupaten Gorontalo',
    'Kabupaten Gorontalo Utara',
    'Kabupaten Pohuwato',
  ]);
});

test.each([
  ['jawa barat', 'Jawa Barat'],
  ['Prov. JAWA BARAT', 'Jawa Barat'],
  ['Propinsi Jawa  Barat', 'Jawa Barat'],
  ['D.I. Yogyakarta', 'DI Yogyakarta'],
  ['Daerah Istimewa Yogyakarta', 'DI Yogyakarta'],
  ['Daerah Khusus Jakarta', 'DKI Jakarta'],
  ['Irian Barat', 'Irian Barat'],
  ['', ''],
])('spells the province %j as %j', (typed, wanted) => expect(provinceSpelling(typed)).toBe(wanted));

test.each([
  ['KOTA BANDUNG', 'Kota Bandung'],
  ['Kab. Bandung', 'Kabupaten Bandung'],
  ['kota palangkaraya', 'Kota Palangka Raya'],
  ['Kab. Toli-Toli', 'Kabupaten Tolitoli'],
  ['Kota Adm. Jakarta Timur', 'Kota Administrasi Jakarta Timur'],
  ['Bandung', 'Bandung'],
  ['Kota Atlantis', 'Kota Atlantis'],
])('spells the city %j as %j', (typed, wanted) => expect(citySpelling(typed)).toBe(wanted));

test('assigns a city to its province, with or without Kota or Kabupaten', () => {
  expect(isCityOf('Jawa Barat', 'Kota Bandung')).toBe(true);
  expect(isCityOf('jawa barat', 'bandung')).toBe(true);
  expect(isCityOf('DKI Jakarta', 'Jakarta Timur')).toBe(true);
  expect(isCityOf('DI Yogyakarta', 'Bandung')).toBe(false);
  expect(isCityOf('Provinsi Baru', 'Kota Bandung')).toBe(true);
  expect(isCityOf('Provinsi Baru', 'Kota Atlantis')).toBe(false);
});

test('contains the place of every demo company', () => {
  const seed = readFileSync('supabase/seed/demo/70_clients.sql', 'utf8');
  const companies = [...seed.matchAll(/'\d{13}', '([^']+)', '([^']+)', '[^']+', (?:true|false)\)/g)];
  expect(companies.length).toBeGreaterThan(30);
  for (const [, province = '', city = ''] of companies)
    expect([city, isCityOf(province, city)]).toEqual([city, true]);
});
