import { expect, test } from 'vitest';
import { quarterCounts, quarterHeader, quarterRow } from './quarter-rows';
import type { QuarterLine } from './queries';

const line = (change: Partial<QuarterLine> = {}): QuarterLine => ({
  section: 'complaint',
  number: 'KEL-2026-000001',
  company: null,
  subject: 'klien',
  happened_on: '2026-11-02',
  closed_on: '2026-11-20',
  state: 'selesai',
  detail: 'Berdasar.',
  finding: 'terbukti_sebagian',
  is_late: false,
  ...change,
});

test('has readable labels in both languages and as many headers as columns', () => {
  const row = quarterRow('id', line());
  expect(row.slice(0, 2)).toEqual(['Keluhan', 'KEL-2026-000001']);
  expect(row.slice(4)).toEqual([
    ...['2026-11-02', '2026-11-20', 'Selesai', 'Berdasar.', 'Keluhan terbukti sebagian'],
  ]);
  expect(
    quarterRow('en', line({ section: 'action', subject: 'complaint', state: 'open', finding: null })),
  ).toEqual([
    ...['Corrective action', 'KEL-2026-000001', '', 'Complaint', '2026-11-02', '2026-11-20'],
    ...['Still to be done', 'Berdasar.', ''],
  ]);
  expect(quarterHeader('en')).toHaveLength(row.length);
});

test('marks an appeal that was filed late', () => {
  const late = line({ section: 'appeal', state: 'gugur', finding: null, is_late: true });
  expect(quarterRow('id', late)).toContain('Gugur, terlambat diajukan');
});

test('keeps codes without a label unchanged', () => {
  const row = quarterRow(
    'id',
    line({ section: 'issued', subject: 'BG001 kecil', state: 'toString', closed_on: null }),
  );
  expect(row).toEqual(expect.arrayContaining(['Sertifikat diterbitkan', 'BG001 kecil', 'toString', '']));
});

test('counts every section, including empty ones', () => {
  expect(quarterCounts([line(), line(), line({ section: 'issued' })])).toEqual({
    ...{
      issued: 1,
      suspended: 0,
      reinstated: 0,
      withdrawn: 0,
      replaced: 0,
      reduced: 0,
      corrected: 0,
      annulled: 0,
      complaint: 2,
      appeal: 0,
      action: 0,
    },
  });
});
