import { Circle } from 'lucide-react';
import { expect, test } from 'vitest';
import { matching, type Command } from './commands';

const command = (label: string, keywords: string[] = []): Command => ({
  id: label,
  group: 'screens',
  label,
  keywords,
  icon: Circle,
  run: () => undefined,
});
const commands = [
  command('Artikel News', ['News articles']),
  command('Produk Hukum', ['Legal products']),
  command('Keluhan', ['Complaints', '/admin/keluhan']),
  command('Buat artikel baru', ['New article']),
];
const labelsFor = (typed: string) => matching(commands, typed).map(({ label }) => label);

test.each([
  ['artikel', ['Artikel News', 'Buat artikel baru']],
  ['baru artikel', ['Buat artikel baru']],
  ['HUKUM', ['Produk Hukum']],
  ['complaints', ['Keluhan']],
  ['uku', ['Produk Hukum']],
  ['tidak ada', []],
])('the query %j finds %j', (typed, labels) => {
  expect(labelsFor(typed)).toEqual(labels);
});

test('returns all commands in their order if nothing is typed', () => {
  expect(labelsFor('  ')).toEqual(commands.map(({ label }) => label));
});
