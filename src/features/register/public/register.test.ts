import { expect, test, vi } from 'vitest';
import { formerOf, historyOf } from './certificate-history';
import { countFilters, EMPTY_SEARCH, readSearch, registerAddress } from './register';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('reads a search from the URL and writes the same URL', () => {
  const address =
    '?q=karya&provinsi=Jawa+Barat&klasifikasi=BG&subklasifikasi=BG002&kualifikasi=kecil&status=aktif&tanggal=2026-03-03&urut=province&halaman=3';
  const search = read(address);
  expect(search).toEqual({
    query: 'karya',
    province: 'Jawa Barat',
    category: 'BG',
    subclass: 'BG002',
    qualification: 'kecil',
    status: 'aktif',
    day: '2026-03-03',
    sort: 'province',
    page: 3,
  });
  // URLSearchParams.size is missing before Safari 17 and Chrome 113.
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  expect(registerAddress(search)).toBe(`/informasi/klien${address}`);
  vi.restoreAllMocks();
  expect(countFilters(search)).toBe(6);
});

test('ignores invalid URL parameters', () => {
  expect(read('?halaman=-4&status=hilang&kualifikasi=raksasa&tanggal=2999-01-01&urut=acak&q=%20%20')).toEqual(
    EMPTY_SEARCH,
  );
  expect(read('?halaman=1e9').page).toBe(1000);
  expect(read(`?q=${'x'.repeat(5000)}`).query).toHaveLength(100);
  expect(registerAddress(EMPTY_SEARCH)).toBe('/informasi/klien');
});

const change = (id: string) => ({
  certificate_id: id,
  number: `No-${id}`,
  kind: 'status',
  from_status: null,
  to_status: 'aktif',
});

test('lists the decisions of a certificate removed from the register until it is shown again', () => {
  const changes = [
    { ...change('a'), effective_on: '2023-01-01' },
    { ...change('b'), effective_on: '2023-01-01' },
    { ...change('a'), to_status: 'dicabut', effective_on: '2024-05-01' },
    { ...change('a'), kind: 'hidden', to_status: 'dicabut', effective_on: '2024-06-01' },
  ];
  const lines = [
    { status: 'aktif', on: '2023-01-01' },
    { status: 'dicabut', on: '2024-05-01' },
  ];
  expect(formerOf(changes)).toEqual([{ id: 'a', number: 'No-a', hiddenOn: '2024-06-01', lines }]);
  const back = { ...change('a'), kind: 'shown', to_status: 'dicabut', effective_on: '2024-07-01' };
  expect(formerOf([...changes, back])).toEqual([]);
});

test('appends the expiry to the history, on the day after the last valid day', () => {
  const changes = [
    { ...change('a'), effective_on: '2023-01-01' },
    { ...change('b'), effective_on: '2024-01-01' },
  ];
  expect(historyOf({ id: 'a', status: 'kedaluwarsa', expires_on: '2025-12-31' }, changes)).toEqual([
    { status: 'aktif', on: '2023-01-01' },
    { status: 'kedaluwarsa', on: '2026-01-01' },
  ]);
  expect(historyOf({ id: 'b', status: 'aktif', expires_on: '2027-01-01' }, changes)).toHaveLength(1);
});
