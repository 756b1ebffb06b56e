import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAFF_FILE } from '../../eslint/file-roles.ts';
import { reachable } from './source-graph.ts';

const STAFF_PLACE =
  /^src\/(app\/layouts\/admin|app\/admin-|app\/\w+-screens|media|(draft|resource|inbox|editor|import)-kit)|\/admin-messages\.ts$/;
const isStaff = (file: string) => STAFF_PLACE.test(file) || STAFF_FILE.test(file.replace(/\.tsx?$/, ''));
const WHOLE_CLIENT = /^(src\/lib\/supabase-client\.ts|@supabase\/supabase-js)$/;

const pages = globSync('src/features/**/*-page.tsx');
const entries = ['src/main.tsx', 'src/app/pages/home-page.tsx', ...pages];
const found = [...reachable(entries)].map(([file, importer]) => `${file} (from ${importer})`);
const named = (pattern: RegExp) => found.filter((line) => pattern.test(line.split(' ')[0] ?? ''));
const staff = found.filter((line) => isStaff(line.split(' ')[0] ?? ''));

test('the graph is followed into the layers below', () => {
  expect(named(/^src\/lib\/supabase\.ts$/)).toHaveLength(1);
  expect(named(/^react-dom\/client$/)).toHaveLength(1);
});

test('no code of the back-office comes with a public page', () => {
  expect(staff).toEqual([]);
});

test('no public page brings the whole Supabase client', () => {
  expect(named(WHOLE_CLIENT)).toEqual([]);
});

test('the animation library comes in its small form', () => {
  expect(named(/^framer-motion$/)).toEqual([]);
});
