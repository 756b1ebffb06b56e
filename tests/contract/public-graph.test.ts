import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAFF_FILE } from '../../eslint/file-roles.ts';
import { reachable } from './source-graph.ts';

const STAFF_PLACE =
  /^src\/(app\/shell\/admin|app\/screens|forms|lists|editor|imports|media\/library|features\/cases\/inbox)\/|\/admin-messages\.ts$/;
const isStaff = (file: string) => STAFF_PLACE.test(file) || STAFF_FILE.test(file.replace(/\.tsx?$/, ''));
const WHOLE_CLIENT = /^(src\/lib\/supabase-client\.ts|@supabase\/supabase-js)$/;

const pages = globSync('src/features/**/*-page.tsx');
const entries = ['src/main.tsx', 'src/app/pages/home-page.tsx', ...pages];
const found = [...reachable(entries)].map(([file, importer]) => `${file} (from ${importer})`);
const named = (pattern: RegExp) => found.filter((line) => pattern.test(line.split(' ')[0] ?? ''));
const staff = found.filter((line) => isStaff(line.split(' ')[0] ?? ''));

test('the import graph includes the lower layers', () => {
  expect(named(/^src\/lib\/supabase\.ts$/)).toHaveLength(1);
  expect(named(/^react-dom\/client$/)).toHaveLength(1);
});

test('public pages include no back-office code', () => {
  expect(staff).toEqual([]);
});

test('no public page includes the full Supabase client', () => {
  expect(named(WHOLE_CLIENT)).toEqual([]);
});

test('public pages use the small form of the animation library', () => {
  expect(named(/^framer-motion$/)).toEqual([]);
});
