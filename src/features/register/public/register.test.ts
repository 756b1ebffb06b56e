import { expect, test, vi } from 'vitest';
import { formerOf, historyOf, type PublicDecision } from './certificate-history';
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

const decision = (id: string, change: Partial<PublicDecision> = {}): PublicDecision => ({
  ...{ certificate_id: id, number: `No-${id}`, kind: 'grant', effective_on: '2023-01-01' },
  ...{ decided_on: '2022-12-20', recorded_on: '2023-01-01', until: null, public_note: null },
  ...{ is_annulled: false, annuls_kind: null, changes: null, from_beginning: false },
  ...change,
});
const certificate = { id: 'a', status: 'aktif', issued_on: '2023-01-01', expires_on: '2025-12-31' };

test('lists the decisions of a certificate removed from the register until it is shown again', () => {
  const decisions = [
    decision('a'),
    decision('b'),
    decision('a', { kind: 'withdraw', effective_on: '2024-05-01' }),
    decision('a', { kind: 'hidden', effective_on: '2024-06-01' }),
  ];
  const [former, ...others] = formerOf(decisions);
  expect(others).toEqual([]);
  expect(former).toMatchObject({ id: 'a', number: 'No-a', hiddenOn: '2024-06-01' });
  expect(former?.history.lines.map(({ kind }) => kind)).toEqual(['grant', 'withdraw']);
  const back = decision('a', { kind: 'shown', effective_on: '2024-07-01' });
  expect(formerOf([...decisions, back])).toEqual([]);
});

test('shows the expiry in the history on the day after the last valid day', () => {
  const decisions = [decision('a'), decision('b')];
  const expired = historyOf({ ...certificate, status: 'kedaluwarsa' }, decisions);
  expect([expired.lines.length, expired.expiredOn, expired.since]).toEqual([1, '2026-01-01', '2026-01-01']);
  expect(historyOf(certificate, decisions)).toMatchObject({ expiredOn: null, since: '2023-01-01' });
});

test('dates a status from the decision that set it, not from a correction', () => {
  const suspended = [
    decision('a'),
    decision('a', { kind: 'suspend', effective_on: '2024-02-01' }),
    decision('a', {
      kind: 'correct',
      effective_on: '2024-03-01',
      changes: { kbli_code: ['41011', '41012'] },
    }),
  ];
  expect(historyOf({ ...certificate, status: 'dibekukan' }, suspended).since).toBe('2024-02-01');
});

test('shows an annulled suspension, but neither it nor its reinstatement begins a status', () => {
  const { lines, since } = historyOf(certificate, [
    decision('a'),
    decision('a', { kind: 'suspend', effective_on: '2024-02-01', is_annulled: true }),
    decision('a', { kind: 'reinstate', effective_on: '2024-03-01' }),
    decision('a', { kind: 'annul', effective_on: '2024-04-01', annuls_kind: 'suspend' }),
  ]);
  expect([lines.length, since]).toEqual([4, '2023-01-01']);
});

test('shows no first day for a status entered without one', () => {
  const carried = decision('a', { kind: 'withdraw', decided_on: null });
  expect(historyOf({ ...certificate, status: 'dicabut' }, [decision('a'), carried]).since).toBeNull();
});

test('dates the status of a certificate that is not valid yet from its day of issue', () => {
  const future = { ...certificate, status: 'belum_terbit', issued_on: '2999-01-15' };
  expect(historyOf(future, [decision('a', { effective_on: '2999-01-15' })]).since).toBe('2999-01-15');
});
