import { describe, expect, test } from 'vitest';
import { compareRegisters, countsOf, type OwnCertificate } from './comparison';

const own = (number: string, changes: Partial<OwnCertificate> = {}): OwnCertificate => ({
  number,
  lpjk_number: null,
  client_name: 'Contoh Karya',
  legal_form: 'PT',
  nib: '9990000000001',
  subclass_code: 'BG001',
  qualification: 'kecil',
  issued_on: '2026-01-05',
  expires_on: '2029-01-04',
  status: 'aktif',
  ...changes,
});
const same = {
  company: 'PT. CONTOH KARYA',
  nib: '9990000000001',
  subclass_code: 'BG001',
  qualification: 'kecil',
  issued_on: '2026-01-05',
  expires_on: '2029-01-04',
  status: 'aktif',
};
const row = (line: number, values: Record<string, string>) => ({ line, values });

describe('compareRegisters', () => {
  test('returns nothing for equal registers, even if numbers and names are spelled differently', () => {
    expect(compareRegisters([own('SBU-001')], [row(2, { ...same, number: 'sbu 001' })])).toEqual([]);
  });

  test.each([
    ['holder', { company: 'CV Lain Sekali' }, 'PT Contoh Karya', 'CV Lain Sekali'],
    ['nib', { nib: '9990000000002' }, '9990000000001', '9990000000002'],
    ['subclass_code', { subclass_code: 'BG002' }, 'BG001', 'BG002'],
    ['qualification', { qualification: 'besar' }, 'kecil', 'besar'],
    ['issued_on', { issued_on: '2026-01-06' }, '2026-01-05', '2026-01-06'],
    ['expires_on', { expires_on: '31/02/2029' }, '2029-01-04', '31/02/2029'],
    ['status', { status: 'dicabut' }, 'aktif', 'dicabut'],
  ])('reports a different %s', (field, change, here, there) => {
    expect(compareRegisters([own('SBU-001')], [row(2, { ...same, number: 'SBU-001', ...change })])).toEqual([
      { kind: 'differs', number: 'SBU-001', holder: 'PT Contoh Karya', line: 2, field, here, there },
    ]);
  });

  test('ignores columns that are not in the list', () => {
    expect(compareRegisters([own('SBU-001')], [row(2, { number: 'SBU-001' })])).toEqual([]);
  });

  test('matches a certificate by its record number', () => {
    const ours = [own('SBU-001', { lpjk_number: 'LPJK/9-1' })];
    expect(compareRegisters(ours, [row(2, { ...same, lpjk_number: 'LPJK 91' })])).toEqual([]);
    expect(compareRegisters(ours, [row(2, { ...same, number: 'LPJK/9-1' })])).toEqual([]);
  });

  test('reports certificates missing in either register, repeated rows, and rows without a number', () => {
    const ours = [own('SBU-001'), own('SBU-002'), own('SBU-003', { status: 'kedaluwarsa' })];
    const differences = compareRegisters(ours, [
      row(2, { ...same, number: 'SBU-001' }),
      row(3, { ...same, number: 'SBU-900' }),
      row(4, { ...same, number: 'SBU-001' }),
      row(5, { company: 'PT Tanpa Nomor' }),
      row(6, { ...same, number: 'SBU-900' }),
    ]);
    expect(differences.map(({ kind, number, line }) => [kind, number, line])).toEqual([
      ['missing_here', 'SBU-900', 3],
      ['repeated', 'SBU-001', 4],
      ['no_number', '', 5],
      ['repeated', 'SBU-900', 6],
      ['missing_there', 'SBU-002', undefined],
    ]);
    expect(countsOf(differences)).toEqual([
      { kind: 'missing_there', count: 1 },
      { kind: 'missing_here', count: 1 },
      { kind: 'repeated', count: 2 },
      { kind: 'no_number', count: 1 },
    ]);
  });

  test('compares 100,000 certificates with 20,000 rows in seconds', () => {
    const ours = Array.from({ length: 100_000 }, (_, at) => own(`SBU-${at}`));
    const rows = Array.from({ length: 20_000 }, (_, at) => row(at + 2, { ...same, number: `SBU-${at * 2}` }));
    const started = performance.now();
    expect(compareRegisters(ours, rows)).toHaveLength(80_000);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('treats malicious text as plain text', () => {
    const number = `__proto__'; drop table x --`;
    const [difference] = compareRegisters([own('SBU-001')], [row(2, { number, company: '=cmd|1' })]);
    expect(difference).toMatchObject({ kind: 'missing_here', number, holder: '=cmd|1' });
  });
});
