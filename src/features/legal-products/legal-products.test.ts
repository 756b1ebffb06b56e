import { expect, test } from 'vitest';
import {
  earlierOf,
  filterLegal,
  findLegal,
  fullName,
  groupLegal,
  legalParams,
  officialSearch,
  readLegalFilter,
  type LegalProduct,
} from './legal-products';

const product = (
  id: string,
  kind: string,
  number: string,
  year: number,
  rest: Partial<LegalProduct> = {},
): LegalProduct => ({
  id,
  kind,
  number,
  year,
  title: `Judul ${id}`,
  title_en: null,
  issued_on: null,
  status: 'berlaku',
  replaced_by: null,
  file_url: null,
  ...rest,
});
const law = product('law', 'uu', '11', 2020, {
  status: 'dicabut',
  replaced_by: 'new',
  title: 'Cipta Kerja',
  title_en: 'Job Creation',
});
const amended = product('amended', 'uu', '2', 2017, { status: 'diubah', replaced_by: 'new' });
const newer = product('new', 'uu', '6', 2023);
const rule = product('rule', 'pp', '14', 2021);
const all = [newer, rule, law, amended];
const read = (query: string) => readLegalFilter(new URLSearchParams(query));
const idsFor = (query: string) => filterLegal(all, read(query)).map(({ id }) => id);

test('reads filters from the URL and writes them back unchanged', () => {
  const filter = read('?q=kerja&jenis=uu&tahun=2020&status=dicabut&urut=tahun');
  expect(legalParams(filter)).toEqual({
    q: 'kerja',
    jenis: 'uu',
    tahun: '2020',
    status: 'dicabut',
    urut: 'tahun',
  });
  expect(legalParams(read('?jenis=x&tahun=abc&status=x&urut=x'))).toEqual({});
});

test.each([
  ['?q=uu 11/2020', ['law']],
  ['?q=job creation', ['law']],
  ['?q=14', ['rule']],
  ['?q="cipta kerja"', ['law']],
  ['?q=“kerja”', ['law']],
  ['?jenis=uu&status=berlaku', ['new']],
  ['?tahun=2017', ['amended']],
  ['', ['new', 'rule', 'law', 'amended']],
])('the query %s finds %j', (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test.each([
  ['?q=cipta kreja', 'cipta kerja', ['law']],
  ['?q=crration', 'creation', ['law']],
  ['?q=Ciptta&jenis=uu', 'cipta', ['law']],
  // No similar word, another kind, too short, a number, and known words.
  ['?q=gedung', undefined, []],
  ['?q=kreja&jenis=pp', undefined, []],
  ['?q=jbo', undefined, []],
  ['?q=2099', undefined, []],
  ['?q=cipta judul', undefined, []],
  ['?q=kerja', undefined, ['law']],
])('the query %s is corrected to %s', (query, meant, ids) => {
  const { matching, ...rest } = findLegal(all, read(query));
  expect(rest.meant).toBe(meant);
  expect(matching.map(({ id }) => id)).toEqual(ids);
});

test('groups entries by kind in order of legal force, or by year, newest first', () => {
  expect(groupLegal([rule, law], 'kind').map(({ key }) => key)).toEqual(['uu', 'pp']);
  expect(groupLegal([law, rule], 'year').map(({ key }) => key)).toEqual(['2021', '2020']);
});

test('distinguishes replaced from amended entries', () => {
  expect(earlierOf(all, 'new')).toEqual({ replaced: [law], amended: [amended] });
});

test('includes number and year exactly once in the official name', () => {
  expect(fullName(rule, 'Peraturan Pemerintah', 'id')).toBe('Peraturan Pemerintah Nomor 14 Tahun 2021');
  const decree = product('x', 'kepmen', '713/KPTS/M/2022', 2022);
  expect(fullName(decree, 'Keputusan Menteri', 'id')).toBe('Keputusan Menteri Nomor 713/KPTS/M/2022');
  expect(fullName(rule, 'Government regulations', 'en')).toBe('PP 14/2021');
});

test('links to the state database only for national legislation', () => {
  expect(officialSearch(rule)).toBe(
    'https://peraturan.bpk.go.id/Search?keywords=&tentang=&nomor=14&tahun=2021',
  );
  expect(officialSearch(product('x', 'se', '1', 2020))).toBeUndefined();
});
