import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillTemplate, PLACEHOLDERS, isBasedOnTemplate, unknownPlaceholders } from './placeholders';

const values = {
  nomor: 'KEL-2026-000001',
  nama: 'Bapak/Ibu',
  judul: 'Jadwal',
  diterima: '1 November 2026',
  jawaban: '4 November 2026',
  batas: '',
  situs: 'LSBU Pilar Nusa',
};

test('fills in repeated placeholders and leaves a gap for an unknown date', () => {
  expect(fillTemplate('{nama}: {nomor}, {nomor}, paling lambat {batas}', values, '[isi: tanggal]')).toBe(
    'Bapak/Ibu: KEL-2026-000001, KEL-2026-000001, paling lambat [isi: tanggal]',
  );
});

test('inserts a reporter’s text literally', () => {
  expect(fillTemplate('{nama}', { ...values, nama: '$& {nomor}' }, '')).toBe('$& {nomor}');
});

test('reports unknown placeholders as written', () => {
  expect(unknownPlaceholders('{nama} {name} { nomor } {batas} {}')).toEqual(['{name}', '{ nomor }', '{}']);
});

test('replaces the previous template but never typed text', () => {
  expect(isBasedOnTemplate('B', '', '')).toBe('B');
  expect(isBasedOnTemplate('B', 'A', 'A')).toBe('B');
  expect(isBasedOnTemplate('', 'A', 'A')).toBe('');
  expect(isBasedOnTemplate('B', 'Ketikan saya ', 'A')).toBe('Ketikan saya\n\nB');
  expect(isBasedOnTemplate('', 'Ketikan saya', 'A')).toBe('Ketikan saya');
});

test('client and database have the same placeholders', () => {
  const sql = readFileSync('supabase/schemas/64_message_templates.sql', 'utf8');
  const list = /<> all \('\{(.*)\}'::text\[\]\)/.exec(sql)?.[1];
  expect(list).toBe(PLACEHOLDERS.map((word) => `"{${word}}"`).join());
});
